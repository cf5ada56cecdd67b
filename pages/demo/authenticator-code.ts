import { getTotpCode } from '../../src/adapters/fake/service/totp.ts';

/**
 * Computes the current code of an authenticator app.
 *
 * @param typedKey the app's secret key in base32; case and spaces are ignored
 * @returns null if the key is invalid
 */
export function computeAuthenticatorCode(typedKey: string, nowMs: number): string | null {
  const secret = typedKey.replaceAll(/\s/g, '').toUpperCase();
  return /^[A-Z2-7]{16,}$/.test(secret) ? getTotpCode(secret, nowMs) : null;
}
