/**
 * Where a visitor may be sent (spec §4, requirement mode.success-parameter; reference §11.2 shows why).
 * A URL that came with the address is followed only within the app's own origin; one that the developer configured
 * may lead elsewhere, but only by http or https.
 */

/** Reads a URL that anybody may have written: the app's own origin or nothing. */
export function parseOwnUrl(written: string, base: URL): URL | null {
  const url = parse(written, base);
  return url !== null && url.origin === base.origin ? url : null;
}

/** Reads a URL that the developer wrote. */
export function parseWebUrl(written: string, base: URL): URL | null {
  return parse(written, base);
}

function parse(written: string, base: URL): URL | null {
  if (!URL.canParse(written, base)) return null;
  const url = new URL(written, base);
  // A name and password in an address are nobody's way to an app, and the browser's history refuses them.
  if (url.username !== '' || url.password !== '') return null;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}
