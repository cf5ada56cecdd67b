/**
 * Encrypts and authenticates values that must not be stored as plain text (AES-256-GCM; spec §3, reference §7 and
 * §11.5). A value that was encrypted for one purpose cannot be decrypted for another.
 */

const NONCE_BYTES = 12;

/** Encrypts a text with a new nonce. Returns the nonce and the ciphertext as base64url. */
export async function seal(key: CryptoKey, purpose: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bytes(purpose) }, key, bytes(text));
  return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/**
 * Decrypts a text that {@link seal} has encrypted. Returns null if the key or the purpose is wrong, or the text is
 * invalid.
 */
export async function open(key: CryptoKey, purpose: string, sealed: string): Promise<string | null> {
  try {
    const all = fromBase64Url(sealed);
    const iv = all.slice(0, NONCE_BYTES);
    const algorithm = { name: 'AES-GCM', iv, additionalData: bytes(purpose) };
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, all.slice(NONCE_BYTES)));
  } catch {
    return null;
  }
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

function toBase64Url(data: Uint8Array): string {
  const binary = Array.from(data, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}
