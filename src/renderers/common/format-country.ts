import type { CountryOption } from '../../widget/description.ts';

/** Matches letters of Hebrew, Arabic and other scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08FF]/;

/**
 * Returns a country with its dialling code, as the field shows it when the list is closed. After a name in a
 * right-to-left script, a direction mark keeps the plus sign to the left of the code.
 */
export const formatCountry = (country: CountryOption | null): string =>
  country ? `${country.name} ${rightToLeft.test(country.name) ? '\u200E' : ''}+${country.dialCode}` : '';
