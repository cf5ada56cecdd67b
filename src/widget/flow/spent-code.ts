import type { AuthError, AuthErrorCode } from '../../adapters/auth-error.ts';

const spent: ReadonlySet<AuthErrorCode> = new Set([
  'auth/invalid-action-code',
  'auth/expired-action-code',
  'auth/user-not-found',
]);

/** Whether a refusal is about the code itself. Everything else can be tried again (reference Q35). */
export function isSpent({ code }: AuthError): boolean {
  return spent.has(code);
}
