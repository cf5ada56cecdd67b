/**
 * Forges the widget's cookie `emailForSignIn`: encrypts an email with a secret that the attacker knows. Contains a
 * copy of the widget's encryption, because an attacker cannot call the widget's code.
 *
 * @returns the value of the cookie
 */
export async function sealLinkEmail(email: string, secret: string): Promise<string> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const material = await crypto.subtle.importKey('raw', encode(secret), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: encode('doorstep'), info: encode('email link') };
  const cipher = { name: 'AES-GCM', length: 256 };
  const key = await crypto.subtle.deriveKey(derivation, material, cipher, false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: 'AES-GCM', iv, additionalData: encode('emailForSignIn') };
  const sealed = await crypto.subtle.encrypt(algorithm, key, encode(email));
  return Buffer.concat([iv, new Uint8Array(sealed)]).toString('base64url');
}
