import type { CountryOption } from '../../widget/description.ts';
import { findTypedCountry } from '../../widget/phone/phone-number.ts';

/**
 * The countries that a visitor may mean by what they typed, the likeliest first: by name or a part of it, by its
 * initials, by ISO code, or by dialling code with or without the plus. Nothing typed means all of them, as they stand.
 */
export function matchingCountries(options: readonly CountryOption[], typed: string): readonly CountryOption[] {
  const query = folded(typed).trim();
  if (query === '') return options;
  const digits = /^(?:\+|00)?[\d\s]*$/.test(query) ? query.replaceAll(/\s|^\+|^00/g, '') : null;
  // Of the countries that share a code, the one that it means by itself comes first.
  const main = digits === null ? null : findTypedCountry(`+${digits}`, noCountry, options);
  const rankOf = (option: CountryOption) =>
    digits === null ? rankByName(option, query) : option === main ? 0 : rankByDialCode(option, digits);
  return options
    .map((option) => ({ option, rank: rankOf(option) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((one, other) => Number(one.rank) - Number(other.rank))
    .map(({ option }) => option);
}

/** The lower, the likelier; null for no match at all. */
type Rank = number | null;

const noCountry: CountryOption = { id: '', name: '', dialCode: '', isoCode: '' };

function rankByDialCode({ dialCode }: CountryOption, digits: string): Rank {
  if (dialCode === digits) return 1;
  if (dialCode.startsWith(digits)) return 2;
  // A whole number was typed.
  return digits.startsWith(dialCode) ? 3 : null;
}

function rankByName({ name, isoCode }: CountryOption, query: string): Rank {
  const country = folded(name);
  const words = country.split(/[^\p{L}\p{N}]+/u);
  if (isoCode.toLowerCase() === query) return 0;
  if (words.map(([initial]) => initial).join('') === query) return 1;
  if (country.startsWith(query)) return 2;
  if (words.some((word) => word.startsWith(query))) return 3;
  return country.includes(query) ? 4 : null;
}

/** Without what a keyboard may not have: case, accents, curved apostrophes. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
