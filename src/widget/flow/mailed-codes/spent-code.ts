import type { AuthError, AuthErrorCode } from '../../../adapters/auth-error.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Next, ScreenName } from '../screen.ts';
import { to } from '../screen.ts';

const spent: ReadonlySet<AuthErrorCode> = new Set([
  'auth/invalid-action-code',
  'auth/expired-action-code',
  'auth/user-not-found',
]);

/** Whether a refusal is about the code itself. Everything else can be tried again (reference Q35). */
export function isSpent({ code }: AuthError): boolean {
  return spent.has(code);
}

/**
 * Where the refusal of a mailed code leads: what is not about the code can be tried again (reference Q35).
 *
 * @param failure the page for a code that is spent
 */
export function afterCodeRefusal<N extends ScreenName>(
  error: AuthError,
  failure: Next<N>,
  text: Messages,
): Next<N> | Next<'recoverableError'> {
  return isSpent(error) ? failure : to('recoverableError', { message: explainRefusal(error, text) });
}
