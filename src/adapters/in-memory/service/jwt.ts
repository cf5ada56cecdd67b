/** Creates a JSON Web Token without a signature (RFC 7519 §6). */
export const createUnsignedJwt = (claims: object): string =>
  [{ alg: 'none', typ: 'JWT' }, claims].map(base64Url).join('.') + '.';

/** Returns the claims of a token without checking its signature; undefined if the token cannot be parsed. */
export function readJwtClaims(token: string): unknown {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const bytes = Uint8Array.from(atob(payload), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function base64Url(value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
