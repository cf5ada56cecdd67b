import { limits } from '../delays-and-limits/constants.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns true if a text has the form of a state token: 32 letters and digits. */
export function isStateToken(text: string): boolean {
  return text.length === limits.stateTokenLength && /^[A-Za-z0-9]*$/.test(text);
}

/**
 * Returns the ID with which tabs report to each other that a mailed link was used. The ID is a hash of the link's state
 * token, so that the token stays secret.
 *
 * @returns the ID; undefined if the page has no `crypto.subtle`, as on http pages
 */
export async function createLinkId(stateToken: string): Promise<string | undefined> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return undefined;
  const bytes = new TextEncoder().encode(`doorstep mailed link ${stateToken}`);
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns a new state token for an email link: 32 alphanumeric characters with equal probability (spec §9). */
export function createStateToken(): string {
  const characters: string[] = [];
  // Skip bytes at or above this limit. With these bytes, `%` would select the first characters of the alphabet more
  // often.
  const byteLimit = 256 - (256 % ALPHABET.length);
  while (characters.length < limits.stateTokenLength) {
    const [byte = byteLimit] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < byteLimit) characters.push(ALPHABET.charAt(byte % ALPHABET.length));
  }
  return characters.join('');
}
