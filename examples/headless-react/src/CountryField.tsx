import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { CountryField as CountryFieldDescription, CountryOption } from 'doorstep-auth/headless';
import { describeCount, findCountries, formatCountry } from 'doorstep-auth/headless-parts';
import { Frame, toInputProps, type FieldProps } from './field-frame.tsx';

/** Moves the focus to the next field of the form. */
function focusNext(field: HTMLInputElement | null) {
  const fields = [...(field?.form?.querySelectorAll<HTMLInputElement>('input:not([hidden])') ?? [])];
  fields[fields.findIndex((each) => each === field) + 1]?.focus();
}

/** A combobox: the visitor types a name, an ISO code or a dialling code, or chooses from the list. */
export default function CountryField({ field, ...props }: FieldProps<CountryFieldDescription>) {
  const { id, name, newValues, language, onEdit } = props;
  const { label, options } = field;
  const [selectedId, setSelectedId] = useState(field.value);
  const selected = options.find((option) => option.id === selectedId) ?? null;
  const [isOpen, setOpen] = useState(false);
  /** What the visitor has typed since the list was opened; null if she has typed nothing. */
  const [search, setSearch] = useState<string | null>(null);
  const [highlighted, setHighlighted] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const found = isOpen ? findCountries(options, search ?? '') : [];

  // Take over each new value of the flow, for example the country of a dialling code in the other field.
  const [lastValues, setLastValues] = useState(newValues);
  if (newValues !== lastValues) {
    setLastValues(newValues);
    if (newValues[name] !== undefined) setSelectedId(newValues[name]);
  }

  // The form's data gets the ID of the country, not the text in the input.
  const submitted = useRef(selectedId);
  useLayoutEffect(() => void (submitted.current = selectedId), [selectedId]);
  useEffect(() => {
    const leaving = new AbortController();
    const setValue = ({ formData }: FormDataEvent) => formData.set(name, submitted.current);
    input.current?.form?.addEventListener('formdata', setValue, leaving);
    return () => leaving.abort();
  }, [name]);

  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, highlighted]);

  const open = () => {
    if (isOpen) return;
    setOpen(true);
    const index = options.findIndex((option) => option.id === selectedId);
    setHighlighted(Math.max(index, 0));
  };
  const close = () => {
    setOpen(false);
    setSearch(null);
  };
  const choose = (country: CountryOption | undefined) => {
    close();
    if (!country) return;
    setSelectedId(country.id);
    submitted.current = country.id;
    onEdit();
  };
  const chooseAndLeave = (country: CountryOption | undefined) => {
    choose(country);
    if (country) focusNext(input.current);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close();
    const isEnter = event.key === 'Enter' && isOpen;
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!isEnter && steps === undefined) return;
    event.preventDefault();
    if (isEnter) chooseAndLeave(found[highlighted]);
    else if (!isOpen) open();
    else setHighlighted((highlighted + (steps ?? 0) + found.length) % Math.max(found.length, 1));
  };
  return (
    <Frame {...props} label={label}>
      <div className="combobox">
        <input
          {...toInputProps(props)}
          ref={input}
          role="combobox"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-expanded={isOpen}
          aria-activedescendant={found[highlighted] && `${id}-${found[highlighted].id}`}
          autoComplete="off"
          spellCheck={false}
          value={search ?? formatCountry(selected)}
          onInput={(event) => {
            setOpen(true);
            setSearch(event.currentTarget.value);
            setHighlighted(0);
          }}
          onClick={(event) => {
            event.currentTarget.select();
            open();
          }}
          onKeyDown={pressKey}
          // If the visitor leaves the field after a search, choose the highlighted country.
          onBlur={() => (search ? choose(found[highlighted]) : close())}
        />
        <div className="popup" hidden={!isOpen}>
          <div id={`${id}-list`} ref={list} role="listbox" aria-label={language.texts.countryList} tabIndex={-1}>
            {found.map((country, index) => (
              <div
                key={country.id}
                id={`${id}-${country.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === highlighted}
                // Keep the focus in the input, so that the list stays open for the click.
                onMouseDown={(event) => event.preventDefault()}
                onMouseUp={() => chooseAndLeave(country)}
              >
                {formatCountry(country)}
              </div>
            ))}
          </div>
          {isOpen && found.length === 0 && <p>{language.texts.noCountry}</p>}
        </div>
        <p className="sr-only" role="status">
          {search ? describeCount(found.length, language) : ''}
        </p>
      </div>
    </Frame>
  );
}
