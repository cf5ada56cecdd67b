/**
 * Random values, and keyed hashes. They use Web Crypto, which Node 20, Deno, Bun and edge runtimes have, so that the
 * module imports nothing.
 */

const encoder = new TextEncoder();

/** Keyed hashes (HMAC-SHA-256). The server alone can compute them, because it alone has the secret. */
export interface Hashes {
  /** Returns the hash of a text as 43 characters: letters, digits, `-` and `_`. */
  hash(text: string): Promise<string>;
  /** Whether a hash belongs to a text. The comparison takes the same time for every wrong text. */
  matches(hash: string, text: string): Promise<boolean>;
}

export function createHashes(secret: string): Hashes {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign', 'verify']);
  return {
    async hash(text) {
      return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', await key, encoder.encode(text))));
    },
    async matches(hash, text) {
      return crypto.subtle.verify('HMAC', await key, fromBase64Url(hash), encoder.encode(text));
    },
  };
}

/** Returns 256 random bits as 43 characters: letters, digits, `-` and `_`. */
export const createRandomText = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)));

export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
