import { getTotpCode } from '../../src/adapters/in-memory/service/totp.ts';

/**
 * Computes the code that an authenticator app shows at the time `nowMs`.
 *
 * @param typedKey secret key in base32; case and spaces do not matter
 * @returns the code, or null if the key is invalid
 */
export function computeAuthenticatorCode(typedKey: string, nowMs: number): string | null {
  const secret = typedKey.replaceAll(/\s/g, '').toUpperCase();
  return /^[A-Z2-7]{16,}$/.test(secret) ? getTotpCode(secret, nowMs) : null;
}
