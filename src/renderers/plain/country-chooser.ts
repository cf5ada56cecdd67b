import type { CountryOption } from '../../widget/description.ts';
import { matchingCountries } from '../common/matching-countries.ts';

/** Where a visitor is in choosing a country: a combobox as the ARIA pattern has it. */
export interface ChooserState {
  readonly options: readonly CountryOption[];
  readonly chosen: CountryOption | null;
  readonly isOpen: boolean;
  /** What was typed since the list was opened. */
  readonly typed: string;
  /** Of {@link countriesOf}; -1 for none. */
  readonly highlighted: number;
}

export const nameOf = (country: CountryOption | null): string =>
  country ? `${country.name} +${country.dialCode}` : '';

/** The countries that are offered. */
export const countriesOf = ({ options, typed }: ChooserState): readonly CountryOption[] =>
  matchingCountries(options, typed);

/** Open, with the chosen country at hand. */
export function opened(state: ChooserState): ChooserState {
  const highlighted = Math.max(0, state.chosen ? state.options.indexOf(state.chosen) : 0);
  return { ...state, isOpen: true, typed: '', highlighted };
}

/** Closed: a country is always chosen, so without a new one the old one stays. */
export const closed = (state: ChooserState): ChooserState => ({ ...state, isOpen: false, typed: '', highlighted: -1 });

/** The country at a place of the list is chosen; none where there is nothing at it. */
export const taken = (state: ChooserState, at: number): ChooserState =>
  closed({ ...state, chosen: countriesOf(state)[at] ?? state.chosen });

export const searched = (state: ChooserState, typed: string): ChooserState => ({
  ...state,
  isOpen: true,
  typed,
  highlighted: 0,
});

const PAGE = 10;

/** What a key makes of it; null where the key means nothing here, and the browser does with it what it does. */
export function afterKey(state: ChooserState, key: string, isAlt: boolean): ChooserState | null {
  const { isOpen, highlighted } = state;
  const count = countriesOf(state).length;
  const go = (to: number): ChooserState => ({ ...state, highlighted: count === 0 ? -1 : to });
  if (!isOpen) return key === 'ArrowDown' || key === 'ArrowUp' ? opened(state) : null;
  switch (key) {
    case 'ArrowDown':
      return go((highlighted + 1) % count);
    case 'ArrowUp':
      return isAlt ? taken(state, highlighted) : go((Math.max(highlighted, 0) - 1 + count) % count);
    case 'Home':
      return go(0);
    case 'End':
      return go(count - 1);
    case 'PageDown':
      return go(Math.min(highlighted + PAGE, count - 1));
    case 'PageUp':
      return go(Math.max(highlighted - PAGE, 0));
    case 'Enter':
      return taken(state, highlighted);
    case 'Escape':
      return closed(state);
    default:
      return null;
  }
}
