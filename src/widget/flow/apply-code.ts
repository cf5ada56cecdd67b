import type { ActionCodeInfo, AuthBackend } from '../../adapters/auth-backend.ts';
import { AuthError } from '../../adapters/auth-error.ts';

/**
 * Looks what a mailed code is for, and applies it (reference §2.7). Rejects with an `AuthError`: also where the code is
 * of another mail than the page says, since the page would tell of what did not happen.
 */
export async function checkAndApply(
  auth: AuthBackend,
  code: string,
  operation: ActionCodeInfo['operation'],
): Promise<ActionCodeInfo> {
  if (code === '') throw new AuthError('auth/invalid-action-code', 'The link has no code.');
  const info = await auth.checkActionCode(code);
  if (info.operation !== operation) throw new AuthError('auth/invalid-action-code', 'The code is of another mail.');
  await auth.applyActionCode(code);
  return info;
}
