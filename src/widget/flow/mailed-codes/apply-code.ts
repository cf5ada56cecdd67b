import type { ActionCodeInfo, ActionCodeOperations } from '../../../adapters/auth-backend.ts';
import { AuthError } from '../../../adapters/auth-error.ts';

/** Looks what a mailed code is for. A link without one has nothing to ask the service about: that is no code either. */
export async function checkCode(
  auth: Pick<ActionCodeOperations, 'checkActionCode'>,
  code: string,
): Promise<ActionCodeInfo> {
  if (code === '') throw new AuthError('auth/invalid-action-code', 'The link has no code.');
  return auth.checkActionCode(code);
}

/**
 * Looks what a mailed code is for, and applies it (reference §2.7). Rejects with an `AuthError`: also where the code is
 * of another mail than the page says, since the page would tell of what did not happen.
 */
export async function checkAndApply(
  auth: Pick<ActionCodeOperations, 'checkActionCode' | 'applyActionCode'>,
  code: string,
  operation: ActionCodeInfo['operation'],
): Promise<ActionCodeInfo> {
  const info = await checkCode(auth, code);
  if (info.operation !== operation) throw new AuthError('auth/invalid-action-code', 'The code is of another mail.');
  await auth.applyActionCode(code);
  return info;
}
