import metadata from 'libphonenumber-js/metadata.min.json';
import type { CountryCode, PhoneNumber } from 'libphonenumber-js/core';
import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { CountryOption } from '../description.ts';

/** Result of parsing a typed phone number: the number, or the kind of error (spec §5, reference §10.3). */
export type ParsedNumber =
  | { readonly kind: 'number'; readonly e164: string; readonly country: CountryOption; readonly national: string }
  | { readonly kind: 'invalid' | 'unsupported country'; readonly e164?: never };

/**
 * Parses a typed number. The typed dialling code may belong to any offered country (reference Q8).
 *
 * @param chosen the selected country, one of the `offered` countries
 */
export function parsePhoneNumber(
  typed: string,
  chosen: CountryOption,
  offered: readonly CountryOption[],
): ParsedNumber {
  const text = toPlusPrefix(typed);
  const number = parsePhoneNumberFromString(text, { defaultCountry: toIsoCode(chosen), extract: false }, metadata);
  // Prefer the dialling code that the library finds. Unlike `findDialCode`, the library understands prefixes for calls
  // abroad, such as 011 in the United States.
  const dialCode = number?.countryCallingCode ?? findDialCode(text);
  if (!offered.some((country) => country.dialCode === dialCode)) {
    return { kind: dialCode === undefined && !/^\+\d/.test(text) ? 'invalid' : 'unsupported country' };
  }
  if (!number || !(number.isPossible() || isOldMexicanNumber(number))) return { kind: 'invalid' };
  const country = findCountry(number.countryCallingCode, offered, number.country, chosen) ?? chosen;
  return { kind: 'number', e164: number.number, country, national: number.nationalNumber };
}

/**
 * Returns the country to select for a typed dialling code, such as Germany for `+49`. If several offered countries have
 * the code, returns the main country (reference Q9). Returns null to keep the chosen country.
 */
export function findTypedCountry(
  typed: string,
  chosen: CountryOption,
  offered: readonly CountryOption[],
): CountryOption | null {
  const dialCode = findDialCode(toPlusPrefix(typed));
  if (dialCode === chosen.dialCode) return null;
  return findCountry(dialCode, offered, undefined, chosen) ?? null;
}

/**
 * Replaces the dialling code of the typed number with the code of the newly selected country. For example, replaces
 * `+49` with `+43` (reference §10.3).
 */
export function replaceDialCode(typed: string, { dialCode }: CountryOption): string {
  const text = toPlusPrefix(typed);
  const code = findDialCode(text);
  return code === undefined || code === dialCode ? typed : `+${dialCode}${text.slice(code.length + 1)}`;
}

/** Returns a number in groups of digits, such as `+1 650 555 0100`. No-break spaces keep the number on one line. */
export function formatPhoneNumber(e164: string): string {
  const grouped = parsePhoneNumberFromString(e164, metadata)?.formatInternational() ?? e164;
  return grouped.replaceAll(' ', '\u00A0');
}

/**
 * Returns true for a Mexican number with a 1 before its ten digits. Mobile numbers had this 1 until 2019, and accounts
 * may still contain it.
 */
function isOldMexicanNumber({ countryCallingCode, nationalNumber }: PhoneNumber): boolean {
  return countryCallingCode === '52' && /^1\d{10}$/.test(nationalNumber);
}

/**
 * Replaces the international prefix `00` with a plus. Leaves `0011` unchanged, because all four digits are Australia's
 * international prefix.
 */
function toPlusPrefix(typed: string): string {
  return typed.trim().replace(/^00(?!11)/, '+');
}

function findCountry(
  dialCode: string | undefined,
  offered: readonly CountryOption[],
  isoCode: string | undefined,
  chosen: CountryOption,
): CountryOption | undefined {
  const candidates = offered.filter((country) => country.dialCode === dialCode);
  return (
    candidates.find((country) => country.isoCode === isoCode) ??
    candidates.find(({ id }) => id === chosen.id) ??
    candidates.find((country) => country.isoCode === listIsoCodes(country.dialCode)[0]) ??
    candidates[0]
  );
}

/**
 * Returns the dialling code after the `+` at the start of a text. At most one code matches, because no dialling code
 * begins with another.
 */
function findDialCode(text: string): string | undefined {
  if (!text.startsWith('+')) return undefined;
  return [1, 2, 3].map((length) => text.slice(1, 1 + length)).find((code) => listIsoCodes(code).length > 0);
}

/** Returns the ISO codes of all countries with this dialling code, main country first. */
function listIsoCodes(dialCode: string): readonly string[] {
  const codes: Readonly<Record<string, readonly string[]>> = metadata.country_calling_codes;
  return codes[dialCode] ?? [];
}

function toIsoCode({ isoCode }: CountryOption): CountryCode {
  return isoCode as CountryCode; // The cast is safe: `listCountries` takes the codes from the library.
}
