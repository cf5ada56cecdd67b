import type { AuthUser } from '../../../adapters/auth-backend.ts';

/**
 * Returns the name of the account for its visitor: the email, phone number or display name. An account of the
 * app's own sign-in may have none of these. Returns its ID then, so that the visitor can tell two accounts apart.
 */
export function nameAccount({ email, phoneNumber, displayName, uid }: AuthUser): string {
  return email ?? phoneNumber ?? (displayName || uid);
}
