/** ISO codes of territories for which the library libphonenumber has no phone numbers. */
const codesWithoutNumbers = 'AQ BV CP CQ DG EA EU EZ GS HM IC PN QO TF UM UN XA XB';

/** Returns true if the two-letter ISO code stands for no country, or for a country without phone numbers. */
export function hasNoNumbers(code: string): boolean {
  return isNoCountry(code) || codesWithoutNumbers.split(' ').includes(code.toUpperCase());
}

/**
 * Returns true if no country has this two-letter ISO code. Uses the browser's `Intl` data, because the metadata of
 * phone numbers is loaded later.
 */
export function isNoCountry(code: string): boolean {
  // Only two-letter codes are checked. For any other text, such as a dialling code, return false.
  if (!/^[a-z]{2}$/i.test(code)) return false;
  // `Intl` replaces an old code with the current code, for example `UK` with `GB`.
  const region = new Intl.Locale(`und-${code}`).region;
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return region !== code.toUpperCase() || !names.of(region) || region === 'ZZ';
}
