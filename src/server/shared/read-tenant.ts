import { isRecord } from './check-values.ts';

/**
 * Returns the tenant that a token names. Returns null if it names none, and undefined if the text is not a token. Does
 * not verify the token: the caller must do so, with the authentication of this tenant.
 */
export function readTenant(token: string): string | null | undefined {
  const [header, payload, signature, ...more] = token.split('.').map(readPart);
  if (!isRecord(header) || !isRecord(payload) || signature === undefined || more.length > 0) return undefined;
  const { firebase } = payload;
  if (!isRecord(firebase)) return undefined;
  const { tenant = null } = firebase;
  return typeof tenant === 'string' || tenant === null ? tenant : undefined;
}

/** Returns the value of a part of a token. Returns null if the part is no JSON, such as the signature. */
function readPart(part: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
