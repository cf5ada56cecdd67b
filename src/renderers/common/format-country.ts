import type { CountryOption } from '../../widget/description.ts';

/** Matches letters of Hebrew, Arabic and other scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08FF]/;

/**
 * Returns a country with its dialling code. After a right-to-left name, a direction mark keeps the plus sign left of
 * the code.
 */
export const formatCountry = (country: CountryOption | null): string =>
  country ? `${country.name} ${rightToLeft.test(country.name) ? '\u200E' : ''}+${country.dialCode}` : '';
