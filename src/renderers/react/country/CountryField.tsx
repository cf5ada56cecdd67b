import { useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import type { CountryField as CountryFieldDescription, CountryOption } from '../../../widget/description.ts';
import { rendererTexts } from '../../common/renderer-texts.ts';
import type { FieldProps } from '../Field.tsx';
import { FieldError } from '../FieldError.tsx';
import { matchingCountries } from '../../common/matching-countries.ts';
import { reduceChooser } from './reduce-chooser.ts';
import { showInMenu } from '../../common/show-in-menu.ts';
import { useFormValue } from './use-form-value.ts';
import { useMenuThatShows } from './use-menu-that-shows.ts';

/** One country of many: to be chosen from the list, or to be searched by name, ISO code or dialling code. */
export function CountryField({ id, name, field, error, given, onEdit }: FieldProps<CountryFieldDescription>) {
  const { label, options } = field;
  const find = (countryId: string | undefined) => options.find((option) => option.id === countryId);
  const [chosen, choose] = useState(() => find(field.value) ?? null);
  const [typed, setTyped] = useState('');
  const items = useMemo(() => matchingCountries(options, typed), [options, typed]);

  // What the widget puts here, every time that it does.
  const [taken, take] = useState(given);
  if (given !== taken) {
    take(given);
    const country = find(given[name]);
    if (country) choose(country);
  }

  const [input, setValue] = useFormValue(name, chosen?.id ?? '');
  const { isOpen, highlightedIndex, getLabelProps, getInputProps, getMenuProps, getItemProps } = useCombobox({
    id,
    inputId: id,
    items: [...items],
    selectedItem: chosen,
    itemToString: nameOf,
    itemToKey: (country) => country?.id,
    stateReducer: reduceChooser(nameOf),
    scrollIntoView: showInMenu,
    onIsOpenChange: () => setTyped(''),
    onSelectedItemChange({ selectedItem }) {
      choose(selectedItem);
      setValue(selectedItem?.id ?? '');
      onEdit();
    },
  });
  const menu = useMenuThatShows(isOpen);

  const errorId = `${id}-error`;
  return (
    <div className="doorstep-field">
      <label {...getLabelProps({ className: 'doorstep-label' })}>{label}</label>
      <div className="doorstep-input-row">
        <input
          {...getInputProps({
            ref: input,
            name,
            onChange: (event) => setTyped(event.currentTarget.value),
            onClick: (event) => isOpen || event.currentTarget.select(),
          })}
          // The library means the first of the list, also where the list is empty.
          {...(items.length === 0 && { 'aria-activedescendant': '' })}
          className="doorstep-input doorstep-country"
          type="text"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        <svg className="doorstep-icon doorstep-arrow" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 9.5l6 6 6-6" />
        </svg>
        <div className="doorstep-popup" hidden={!isOpen}>
          <ul
            {...getMenuProps({ ref: menu, 'aria-label': rendererTexts.countryList })}
            className="doorstep-countries"
            hidden={items.length === 0}
          >
            {isOpen &&
              items.map((country, index) => (
                <li
                  key={country.id}
                  {...getItemProps({ item: country, index })}
                  className="doorstep-country-option"
                  data-current={country === chosen || undefined}
                  data-highlighted={index === highlightedIndex || undefined}
                >
                  <span>{country.name}</span> <span className="doorstep-dial-code">+{country.dialCode}</span>
                </li>
              ))}
          </ul>
          {items.length === 0 && <p className="doorstep-no-country">{rendererTexts.noCountry}</p>}
        </div>
        <p className="doorstep-unseen" role="status">
          {isOpen && typed !== '' ? countOf(items) : ''}
        </p>
      </div>
      <FieldError id={errorId} text={error} />
    </div>
  );
}

function nameOf(country: CountryOption | null): string {
  return country ? `${country.name} +${country.dialCode}` : '';
}

function countOf({ length }: readonly CountryOption[]): string {
  return length === 0 ? rendererTexts.noCountry : rendererTexts.countries(length);
}
