import type { Settings } from '../config/settings.ts';
import { allCountries, offeredCountries } from './countries.ts';
import { readNumber } from './phone-number.ts';

/**
 * What the developer put into the phone screen's fields: a country and a number, each by itself or by the hint of a
 * whole number (reference §6.3). The number only where phone is the only way in.
 */
export function startingNumber({ phone, phoneOnly, language }: Settings): {
  readonly country: string | undefined;
  readonly national: string;
} {
  const { defaultCountry, defaultNationalNumber, loginHint } = phone;
  const offered = offeredCountries(allCountries(language), phone);
  const [any] = offered;
  const read = any && loginHint?.trim().startsWith('+') ? readNumber(loginHint, any, offered) : null;
  const hint = read?.kind === 'number' ? read : null;
  return {
    country: defaultCountry ?? hint?.country.id,
    national: phoneOnly ? defaultNationalNumber || (hint?.national ?? '') : '',
  };
}
