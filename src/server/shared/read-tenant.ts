import { isRecord } from './check-values.ts';

/**
 * Returns the tenant that a token names, before the token is verified: null for the project itself, undefined for a
 * text that is no token. The caller verifies the token with the accounts of this tenant.
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
