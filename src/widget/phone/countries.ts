import metadata from 'libphonenumber-js/metadata.min.json';
import type { CountryCode } from 'libphonenumber-js/core';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/core';
import type { CountryOption } from '../description.ts';

/** Returns all countries with phone numbers, sorted by their names in this language (spec §3 "Country entry"). */
export function listCountries(language: string): readonly CountryOption[] {
  const names = nameRegions(language);
  const englishNames = /^en\b/.test(language) ? null : nameRegions('en');
  const { compare } = new Intl.Collator(language);
  return getCountries(metadata)
    .map((isoCode) => ({
      ...toCountry(isoCode, names.of(isoCode) ?? isoCode),
      ...(englishNames && { englishName: englishNames.of(isoCode) }),
    }))
    .toSorted((a, b) => compare(a.name, b.name));
}

const nameRegions = (language: string) => new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });

function toCountry(isoCode: CountryCode, name: string): CountryOption {
  const dialCode = getCountryCallingCode(isoCode, metadata);
  return { id: `${dialCode}-${isoCode}-0`, name, dialCode, isoCode };
}

/**
 * Allowed and blocked countries. Each is an ISO code such as `GB` or `gb`, or a dialling code such as `+44` (reference
 * §6.3).
 */
export interface CountryLists {
  readonly allowed?: readonly string[] | undefined;
  readonly blocked?: readonly string[] | undefined;
}

const offered = new WeakMap<CountryLists, Map<string, readonly CountryOption[]>>();

/**
 * Returns a function that lists the offered countries in a language. For the same language, the function always returns
 * the same object, so that renderers do not draw the list again.
 */
export function listOfferedCountries(lists: CountryLists): (language: string) => readonly CountryOption[] {
  const byLanguage = offered.get(lists) ?? new Map<string, readonly CountryOption[]>();
  offered.set(lists, byLanguage);
  return (language) => {
    const countries = byLanguage.get(language) ?? filterCountries(listCountries(language), lists);
    byLanguage.set(language, countries);
    return countries;
  };
}

export function filterCountries(
  countries: readonly CountryOption[],
  { allowed, blocked }: CountryLists,
): CountryOption[] {
  const isAllowed = allowed === undefined ? () => true : createMatcher(allowed);
  const isBlocked = createMatcher(blocked);
  return countries.filter((country) => isAllowed(country) && !isBlocked(country));
}

/**
 * Returns a function that recognizes the countries with these codes, such as `gb` and `+44`. Without codes, it
 * recognizes no country.
 */
function createMatcher(codes: readonly string[] | undefined): (country: CountryOption) => boolean {
  const upperCase = new Set(codes?.map((code) => code.toUpperCase()));
  return ({ isoCode, dialCode }) => upperCase.has(isoCode) || upperCase.has(`+${dialCode}`);
}
