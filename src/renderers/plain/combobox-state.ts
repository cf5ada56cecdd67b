import type { CountryOption } from '../../widget/description.ts';
import { findCountries } from '../common/find-countries.ts';

/** State of the country combobox (ARIA combobox pattern). */
export interface ComboboxState {
  readonly options: readonly CountryOption[];
  readonly selected: CountryOption | null;
  readonly isOpen: boolean;
  /** Text typed since the list was opened. */
  readonly search: string;
  /** Index of the highlighted country in the result of {@link findMatches}; -1 if none is highlighted. */
  readonly highlighted: number;
}

/** Returns the countries that match the search. The list shows these countries. */
export const findMatches = ({ options, search }: ComboboxState): readonly CountryOption[] =>
  findCountries(options, search);

/** Opens the list and highlights the selected country. */
export function openList(state: ComboboxState): ComboboxState {
  const highlighted = Math.max(0, state.selected ? state.options.indexOf(state.selected) : 0);
  return { ...state, isOpen: true, search: '', highlighted };
}

/** Closes the list and keeps the selected country. */
export const closeList = (state: ComboboxState): ComboboxState => ({
  ...state,
  isOpen: false,
  search: '',
  highlighted: -1,
});

/**
 * Selects the country at `index` in the result of {@link findMatches}, and closes the list. If there is no country at
 * `index`, the selection stays the same.
 */
export const selectMatch = (state: ComboboxState, index: number): ComboboxState =>
  closeList({ ...state, selected: findMatches(state)[index] ?? state.selected });

export const setSearch = (state: ComboboxState, search: string): ComboboxState => ({
  ...state,
  isOpen: true,
  search,
  highlighted: 0,
});

const PAGE_LENGTH = 10;

/** Returns the state after a key press, or null if the combobox does not handle the key. */
export function handleKey(state: ComboboxState, key: string, isAltPressed: boolean): ComboboxState | null {
  const { isOpen, highlighted } = state;
  const count = findMatches(state).length;
  const highlight = (index: number): ComboboxState => ({ ...state, highlighted: count === 0 ? -1 : index });
  if (!isOpen) return key === 'ArrowDown' || key === 'ArrowUp' ? openList(state) : null;
  switch (key) {
    case 'ArrowDown':
      return highlight((highlighted + 1) % count);
    case 'ArrowUp':
      return isAltPressed ? selectMatch(state, highlighted) : highlight((Math.max(highlighted, 0) - 1 + count) % count);
    case 'Home':
      return highlight(0);
    case 'End':
      return highlight(count - 1);
    case 'PageDown':
      return highlight(Math.min(highlighted + PAGE_LENGTH, count - 1));
    case 'PageUp':
      return highlight(Math.max(highlighted - PAGE_LENGTH, 0));
    case 'Enter':
      return selectMatch(state, highlighted);
    case 'Escape':
      return closeList(state);
    default:
      return null;
  }
}
