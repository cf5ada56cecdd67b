/** Whether two letters are no country's, as the browser knows them: the metadata of numbers comes too late. */
export function isNoCountry(code: string): boolean {
  if (!/^[a-z]{2}$/i.test(code)) return false; // a dialling code, of which it is not known
  const region = new Intl.Locale(`und-${code}`).region; // GB for UK
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return region !== code.toUpperCase() || !names.of(region) || region === 'ZZ';
}
