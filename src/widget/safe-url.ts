/**
 * Prevents redirects to unsafe URLs (spec §4, requirement mode.success-parameter; for the attack see reference §11.2).
 * A URL from the address bar must have the app's own origin. A configured URL may lead to any site, but only by http
 * or https.
 */

/**
 * Parses an untrusted URL. Returns null if it is invalid, or if its origin is not the origin of `address`.
 *
 * @param base the base of a relative URL
 */
export function parseOwnUrl(text: string, address: URL, base = address): URL | null {
  const url = parseWebUrl(text, base);
  return url !== null && url.origin === address.origin ? url : null;
}

/**
 * Parses a URL from the configuration. Returns null if the URL is invalid, or if its scheme is neither http nor https.
 */
export function parseWebUrl(text: string, base: URL): URL | null {
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  // Reject user names and passwords: no app needs them in a URL, and the History API throws an error for them.
  if (url.username !== '' || url.password !== '') return null;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}
