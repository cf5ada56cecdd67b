import { totpCode } from '../../src/adapters/fake/service/totp.ts';

/**
 * What an authenticator app shows that was given a key, as it is read or pasted: in any case, with any spaces.
 *
 * @returns null for what is no key in base32
 */
export function computeAuthenticatorCode(typedKey: string, nowMs: number): string | null {
  const secret = typedKey.replaceAll(/\s/g, '').toUpperCase();
  return /^[A-Z2-7]{16,}$/.test(secret) ? totpCode(secret, nowMs) : null;
}
