/**
 * Checks where a visitor may be sent (spec §4, requirement mode.success-parameter; reference §11.2 shows why).
 * A URL from the address must stay in the app's own origin. A configured URL may lead to any site, but only by http or
 * https.
 */

/** Parses a URL that anyone may have written; null unless it has the origin of `base`. */
export function parseOwnUrl(text: string, base: URL): URL | null {
  const url = parseWebUrl(text, base);
  return url !== null && url.origin === base.origin ? url : null;
}

/** Parses a URL that the developer wrote; null unless it is http or https. */
export function parseWebUrl(text: string, base: URL): URL | null {
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  // No app needs a user name or password in its URL, and the History API rejects them.
  if (url.username !== '' || url.password !== '') return null;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}
