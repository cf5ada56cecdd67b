/** What has a code of its own and no numbers. */
const silent = 'AQ BV CP CQ DG EA EU EZ GS HM IC PN QO TF UM UN XA XB';

/** Whether two letters stand for what cannot be called: no country has the numbers of it. */
export function hasNoNumbers(code: string): boolean {
  return isNoCountry(code) || silent.split(' ').includes(code.toUpperCase());
}

/** Whether two letters are no country's, as the browser knows them: the metadata of numbers comes too late. */
export function isNoCountry(code: string): boolean {
  if (!/^[a-z]{2}$/i.test(code)) return false; // a dialling code, of which it is not known
  const region = new Intl.Locale(`und-${code}`).region; // GB for UK
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return region !== code.toUpperCase() || !names.of(region) || region === 'ZZ';
}
