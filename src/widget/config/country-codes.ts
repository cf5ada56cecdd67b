/** ISO codes without phone numbers. */
const codesWithoutNumbers = 'AQ BV CP CQ DG EA EU EZ GS HM IC PN QO TF UM UN XA XB';

/** Returns true for two letters that are no country, or a country without phone numbers. */
export function hasNoNumbers(code: string): boolean {
  return isNoCountry(code) || codesWithoutNumbers.split(' ').includes(code.toUpperCase());
}

/**
 * Returns true for two letters that are no country's ISO code. The browser's data decide, because the metadata of
 * phone numbers are loaded later.
 */
export function isNoCountry(code: string): boolean {
  if (!/^[a-z]{2}$/i.test(code)) return false; // a dialling code
  const region = new Intl.Locale(`und-${code}`).region; // GB for UK
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return region !== code.toUpperCase() || !names.of(region) || region === 'ZZ';
}
