const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Derives a key from a secret, such as the state token of an email link. */
export async function deriveKey(secret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', bytes(secret), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: bytes('doorstep'), info: bytes('email link') };
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}
