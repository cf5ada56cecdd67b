import metadata from 'libphonenumber-js/metadata.min.json';
import type { CountryCode } from 'libphonenumber-js/core';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/core';
import type { CountryOption } from '../description.ts';

/** Every country that numbers are known for (spec §3 "Country entry": about 250), named in a language, in its order. */
export function allCountries(language: string): readonly CountryOption[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  const { compare } = new Intl.Collator(language);
  return getCountries(metadata)
    .map((isoCode) => countryOf(isoCode, names.of(isoCode) ?? isoCode))
    .toSorted((a, b) => compare(a.name, b.name));
}

function countryOf(isoCode: CountryCode, name: string): CountryOption {
  const dialCode = getCountryCallingCode(isoCode, metadata);
  return { id: `${dialCode}-${isoCode}-0`, name, dialCode, isoCode };
}

/** Which countries a project takes: by ISO code in any case, or by dialling code as `+44` (reference §6.3). */
export interface CountryLists {
  readonly allowed?: readonly string[] | undefined;
  readonly blocked?: readonly string[] | undefined;
}

export function offeredCountries(all: readonly CountryOption[], { allowed, blocked }: CountryLists): CountryOption[] {
  return all.filter(
    (country) =>
      (allowed === undefined || allowed.some((code) => isMeant(country, code))) &&
      !blocked?.some((code) => isMeant(country, code)),
  );
}

function isMeant({ isoCode, dialCode }: CountryOption, code: string): boolean {
  return code.startsWith('+') ? code.slice(1) === dialCode : code.toUpperCase() === isoCode;
}
