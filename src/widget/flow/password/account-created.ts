import type { AuthResult } from '../../../adapters/auth-backend.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Settings } from '../../config/settings.ts';
import type { Messages } from '../../messages/messages.ts';
import { explainRefusalIn } from '../../refusals.ts';
import { to, type Next } from '../../screen/screen.ts';
import { beginEmailSignIn } from '../start/begin-sign-in.ts';

/**
 * Returns the screen to show when an account has been created (spec §5). If the form asked for a name, `accountName`
 * saves the name. Otherwise, this is `done`.
 */
export function accountCreated(result: AuthResult, name: string | undefined): Next<'done' | 'accountName'> {
  return name === undefined ? to('done', { result }) : to('accountName', { result, name });
}

/**
 * Returns the first screen of a new sign-in if the error says that the new account can no longer be used (reference
 * T161). Returns null for any other error.
 */
export function accountNameRefused(
  error: AuthError,
  { settings, text }: { settings: Settings; text: Messages },
): Next<'signIn' | 'providerSignIn'> | null {
  switch (error.code) {
    case 'auth/user-token-expired':
    case 'auth/user-disabled':
      return beginEmailSignIn(settings, { notice: explainRefusalIn(error, text, 'accountName') });
    default:
      return null;
  }
}
