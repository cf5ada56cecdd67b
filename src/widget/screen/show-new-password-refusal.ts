import type { AuthError } from '../../adapters/auth-error.ts';
import { showRefusal, type Feedback, type RefusalContext } from '../refusals.ts';
import { explainPolicyViolation } from '../validation/password-requirements.ts';

/**
 * Returns the feedback for a failed attempt to set a new password. If the password violates the password policy, the
 * message says what the password lacks.
 */
export function showNewPasswordRefusal(error: AuthError, context: RefusalContext): Feedback {
  const isViolation = error.code === 'auth/password-does-not-meet-requirements';
  const missing = isViolation ? explainPolicyViolation(error.message) : null;
  return missing ? { errors: { newPassword: missing } } : showRefusal(error, context, 'newPassword');
}
