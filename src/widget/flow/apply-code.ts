import type { ActionCodeInfo, AuthBackend } from '../../adapters/auth-backend.ts';
import { AuthError } from '../../adapters/auth-error.ts';

/** Looks what a mailed code is for, and applies it (reference §2.7). Rejects with an `AuthError`. */
export async function checkAndApply(auth: AuthBackend, code: string): Promise<ActionCodeInfo> {
  if (code === '') throw new AuthError('auth/invalid-action-code', 'The link has no code.');
  const info = await auth.checkActionCode(code);
  await auth.applyActionCode(code);
  return info;
}
