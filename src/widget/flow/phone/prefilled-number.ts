import type { Settings } from '../../config/settings.ts';
import { filterCountries, listCountries } from '../../phone/countries.ts';
import { parsePhoneNumber } from '../../phone/phone-number.ts';

/**
 * Returns the configured country and number of the phone screen: from their defaults, or else from the login hint
 * (reference §6.3). The number is prefilled only if phone is the only sign-in option.
 */
export function getPrefilledNumber({ phone, phoneOnly, language }: Settings): {
  readonly country: string | undefined;
  readonly national: string;
} {
  const { defaultCountry, defaultNationalNumber, loginHint } = phone;
  const countries = filterCountries(listCountries(language), phone);
  const [anyCountry] = countries;
  const parsed =
    anyCountry && loginHint?.trim().startsWith('+') ? parsePhoneNumber(loginHint, anyCountry, countries) : null;
  const hint = parsed?.kind === 'number' ? parsed : null;
  return {
    country: defaultCountry ?? hint?.country.id,
    national: phoneOnly ? defaultNationalNumber || (hint?.national ?? '') : '',
  };
}
