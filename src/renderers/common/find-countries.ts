import type { CountryOption } from '../../widget/description.ts';
import { findTypedCountry } from '../../widget/phone/phone-number.ts';

/**
 * Finds countries by a part of the name, initials, ISO code or dialling code. Searches in the widget's language and in
 * English. Returns the best match first.
 */
export function findCountries(options: readonly CountryOption[], search: string): readonly CountryOption[] {
  const query = normalize(search).trim();
  if (query === '') return options;
  const digits = /^(?:\+|00)?[\d\s]*$/.test(query) ? query.replaceAll(/\s|^\+|^00/g, '') : null;
  // If several countries share a dialling code, the main one ranks first: for +44, the United Kingdom.
  const mainCountry = digits === null ? null : findTypedCountry(`+${digits}`, noCountry, options);
  const toRank = (option: CountryOption): Rank =>
    digits === null ? rankByName(option, query) : option === mainCountry ? 0 : rankByDialCode(option, digits);
  return options
    .map((option) => ({ option, rank: toRank(option) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => Number(a.rank) - Number(b.rank))
    .map(({ option }) => option);
}

/** Rank of a country for a search. A lower rank is better. Null means that the country does not match. */
type Rank = number | null;

const noCountry: CountryOption = { id: '', name: '', dialCode: '', isoCode: '' };

function rankByDialCode({ dialCode }: CountryOption, digits: string): Rank {
  if (dialCode === digits) return 1;
  if (dialCode.startsWith(digits)) return 2;
  // The visitor may have typed a whole phone number, which begins with the country's dialling code.
  return digits.startsWith(dialCode) ? 3 : null;
}

/**
 * Number to add to the rank of a country that matches only by its English name. A lower rank is better, so matches in
 * the widget's language come first.
 */
const ENGLISH = 10;

function rankByName({ name, englishName, isoCode }: CountryOption, query: string): Rank {
  if (normalize(name) === query) return -1;
  if (isoCode.toLowerCase() === query) return 0;
  const rank = rankByOneName(name, query);
  if (rank !== null || englishName === undefined) return rank;
  const englishRank = rankByOneName(englishName, query);
  return englishRank === null ? null : ENGLISH + englishRank;
}

function rankByOneName(name: string, query: string): Rank {
  const country = normalize(name);
  const words = country.split(/[^\p{L}\p{N}\p{M}]+/u);
  if (words.map(([initial]) => initial).join('') === query) return 1;
  if (country.startsWith(query)) return 2;
  if (words.some((word) => word.startsWith(query))) return 3;
  return country.includes(query) ? 4 : null;
}

/** Maps letters such as `ø`, which Unicode does not decompose, to the letters that visitors may type instead. */
const baseLetters: Readonly<Record<string, string>> = { æ: 'ae', đ: 'd', ı: 'i', ł: 'l', ø: 'o', œ: 'oe', ß: 'ss' };

/**
 * Removes differences that the search ignores: accents and Arabic vowel signs, the kind of apostrophe, hyphens, and
 * upper or lower case. Keeps other marks, because they tell names apart in Hindi and Thai.
 */
function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u064b-\u0655]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[æđıłøœß]/g, (letter) => baseLetters[letter] ?? letter)
    .replaceAll(/[’ʼ׳`]/g, "'")
    .replaceAll(/\p{Dash_Punctuation}/gu, ' ');
}
