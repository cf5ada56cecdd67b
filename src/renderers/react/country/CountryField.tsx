import { useCombobox } from 'downshift';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CountryField as CountryFieldDescription } from '../../../widget/description.ts';
import { formatCountry } from '../../common/format-country.ts';
import { describeCount } from '../../common/describe-count.ts';
import { findCountries } from '../../common/find-countries.ts';
import { focusNextInput } from '../../common/focus-next-input.ts';
import { scrollOptionIntoView } from '../../common/scroll-option-into-view.ts';
import type { FieldProps } from '../field/field-props.ts';
import { FieldError } from '../field/FieldError.tsx';
import { createComboboxStateReducer } from './combobox-state-reducer.ts';
import { useFormDataValue } from './use-form-data-value.ts';
import '../../../theme/country.css';
import { partProps } from '../part-props.ts';

/** Draws a combobox for the country of a phone number, with a search by name, ISO code or dialling code. */
export function CountryField({
  id,
  name,
  field,
  error,
  newValues,
  onEdit,
  language,
}: FieldProps<CountryFieldDescription>) {
  const { label, options } = field;
  const findOption = (optionId: string | undefined) => options.find((option) => option.id === optionId);
  const [selectedId, select] = useState(field.value);
  const selected = findOption(selectedId) ?? null;
  const [search, setSearch] = useState('');
  const items = useMemo(() => findCountries(options, search), [options, search]);

  const [lastNewValues, setLastNewValues] = useState(newValues);
  if (newValues !== lastNewValues) {
    setLastNewValues(newValues);
    const country = findOption(newValues[name]);
    if (country) select(country.id);
  }

  const [input, setSubmittedValue] = useFormDataValue(name, selected?.id ?? '');
  const { isOpen, highlightedIndex, getLabelProps, getInputProps, getMenuProps, getItemProps } = useCombobox({
    id,
    inputId: id,
    items: [...items],
    selectedItem: selected,
    itemToString: formatCountry,
    // When the key of the selected country changes, Downshift writes the country's name into the input. The key
    // contains the name, so that a change of the language also changes the key.
    itemToKey: (country) => country && `${country.id} ${country.name}`,
    stateReducer: createComboboxStateReducer(formatCountry),
    scrollIntoView: scrollOptionIntoView,
    // Clear the search when the list closes. Do not clear it when the list opens, because typing a search opens the
    // list.
    onIsOpenChange: ({ isOpen: isNowOpen }) => isNowOpen || setSearch(''),
    onSelectedItemChange({ selectedItem }) {
      if (selectedItem) select(selectedItem.id);
      setSubmittedValue(selectedItem?.id ?? '');
      onEdit();
    },
    onStateChange({ type }) {
      const { ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;
      if (input.current && (type === ItemClick || type === InputKeyDownEnter)) focusNextInput(input.current);
    },
  });
  const list = useScrolledList(isOpen);

  const errorId = `${id}-error`;
  return (
    <div {...partProps('field')}>
      <label {...getLabelProps(partProps('label'))}>{label}</label>
      <div className="doorstep-input-row">
        <input
          {...getInputProps({
            ref: input,
            name,
            onChange: (event) => setSearch(event.currentTarget.value),
            onClick: (event) => isOpen || event.currentTarget.select(),
          })}
          // If no country matches, Downshift would set `aria-activedescendant` to an item that the list does not
          // contain. So set an empty text instead.
          {...(items.length === 0 && { 'aria-activedescendant': '' })}
          {...partProps('input', ' doorstep-country')}
          type="text"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        <span
          {...partProps('input', ' doorstep-country-text')}
          data-text={formatCountry(selected)}
          aria-hidden="true"
        />
        <svg className="doorstep-icon doorstep-arrow" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 9.5l6 6 6-6" />
        </svg>
        <div className="doorstep-popup" hidden={!isOpen}>
          <ul
            // The list scrolls, so the browser would let the Tab key stop at the list. The negative tabindex prevents
            // this.
            {...getMenuProps({ ref: list, 'aria-label': language.texts.countryList, tabIndex: -1 })}
            className="doorstep-countries"
            hidden={items.length === 0}
          >
            {isOpen &&
              items.map((country, index) => (
                <li
                  key={country.id}
                  {...getItemProps({ item: country, index })}
                  className="doorstep-country-option"
                  data-current={country === selected || undefined}
                  data-highlighted={index === highlightedIndex || undefined}
                >
                  {/* Keep the plus sign and the dialling code in one text node. Our rule for `::first-letter` makes
                      Chromium hide a separate plus sign from screen readers. */}
                  <span>{country.name}</span> <span className="doorstep-dial-code">{`+${country.dialCode}`}</span>
                </li>
              ))}
          </ul>
          {items.length === 0 && <p className="doorstep-no-country">{language.texts.noCountry}</p>}
        </div>
        <p className="doorstep-sr-only" role="status">
          {isOpen && search !== '' ? describeCount(items.length, language) : ''}
        </p>
      </div>
      <FieldError id={errorId} text={error} />
    </div>
  );
}

/**
 * Scrolls to the highlighted item when the list opens. Downshift scrolls only after keyboard input.
 *
 * @returns a ref for the list element, which must be rendered even while the list is closed
 */
function useScrolledList(isOpen: boolean) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const highlighted = isOpen ? list.current?.querySelector<HTMLElement>('[data-highlighted]') : null;
    if (list.current && highlighted) scrollOptionIntoView(highlighted, list.current);
  }, [isOpen]);
  return list;
}
