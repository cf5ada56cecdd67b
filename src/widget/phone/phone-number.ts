import metadata from 'libphonenumber-js/metadata.min.json';
import type { CountryCode } from 'libphonenumber-js/core';
import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { CountryOption } from '../description.ts';

/** What was typed, as a number that can be called, or what is wrong with it (spec §5, reference §10.3). */
export type ReadNumber =
  | { readonly kind: 'number'; readonly e164: string; readonly country: CountryOption; readonly national: string }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'unsupported country' };

/**
 * Reads what was typed next to a chosen country. A number with a code of its own is another country's: it is taken if
 * *any* country of that code is offered (reference Q8).
 *
 * @param chosen one of those that are offered
 */
export function readNumber(typed: string, chosen: CountryOption, offered: readonly CountryOption[]): ReadNumber {
  const text = international(typed);
  const number = parsePhoneNumberFromString(text, { defaultCountry: iso(chosen), extract: false }, metadata);
  const dialCode = number?.countryCallingCode ?? leadingCode(text);
  // However the code was dialled: the library knows the prefixes of every country, too.
  if (!offered.some((country) => country.dialCode === dialCode)) {
    return { kind: dialCode === undefined && !/^\+\d/.test(text) ? 'invalid' : 'unsupported country' };
  }
  if (!number?.isPossible()) return { kind: 'invalid' };
  const country = countryOfCode(number.countryCallingCode, offered, number.country, chosen) ?? chosen;
  return { kind: 'number', e164: number.number, country, national: number.nationalNumber };
}

/** The offered country that a typed code means, when it is not the chosen one's; the main one of a shared code (Q9). */
export function followedCountry(
  typed: string,
  chosen: CountryOption,
  offered: readonly CountryOption[],
): CountryOption | null {
  const dialCode = leadingCode(international(typed));
  if (dialCode === chosen.dialCode) return null;
  return countryOfCode(dialCode, offered, undefined, chosen) ?? null;
}

/** A number that begins with another country's code, with that of the country that was chosen instead (reference §10.3). */
export function recoded(typed: string, { dialCode }: CountryOption): string {
  const text = international(typed);
  const code = leadingCode(text);
  return code === undefined || code === dialCode ? typed : `+${dialCode}${text.slice(code.length + 1)}`;
}

/** `00` is what many dial for the plus; `0011`, after which no country's code follows, is what Australians do. */
function international(typed: string): string {
  return typed.trim().replace(/^00(?!11)/, '+');
}

function countryOfCode(
  dialCode: string | undefined,
  offered: readonly CountryOption[],
  exactly: string | undefined,
  chosen: CountryOption,
): CountryOption | undefined {
  const among = offered.filter((country) => country.dialCode === dialCode);
  return (
    among.find(({ isoCode }) => isoCode === exactly) ??
    among.find(({ id }) => id === chosen.id) ??
    among.find((country) => country.isoCode === countriesOf(country.dialCode)[0]) ??
    among[0]
  );
}

/** The dialling code that a text with a plus begins with. None is the beginning of another. */
function leadingCode(text: string): string | undefined {
  if (!text.startsWith('+')) return undefined;
  return [1, 2, 3].map((length) => text.slice(1, 1 + length)).find((code) => countriesOf(code).length > 0);
}

/** The countries of a dialling code, the main one first; none of what is no code. */
function countriesOf(dialCode: string): readonly string[] {
  const codes: Readonly<Record<string, readonly string[]>> = metadata.country_calling_codes;
  return codes[dialCode] ?? [];
}

function iso({ isoCode }: CountryOption): CountryCode {
  return isoCode as CountryCode; // The options were made of the library's own codes.
}
