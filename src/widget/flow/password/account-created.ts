import type { AuthResult } from '../../../adapters/auth-backend.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Settings } from '../../config/settings.ts';
import { explainRefusalIn } from '../../refusals.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import { to, type Next } from '../../screen/screen.ts';
import { openEmailFormOrList } from '../start/begin-sign-in.ts';

/**
 * Returns the screen that follows the creation of an account (spec §5).
 *
 * @param name undefined if the form has not asked for a name
 */
export function accountCreated(result: AuthResult, name: string | undefined): Next<'done' | 'accountName'> {
  return name === undefined ? to('done', { result }) : to('accountName', { result, name });
}

/**
 * Returns the screen that follows when the service has refused the name of a new account (reference T161):
 *
 * - `passwordSignIn` if the visitor must sign in again. The widget saves the name after that sign-in.
 * - the first screen of a sign-in if the account is disabled
 * - otherwise null: the visitor can try again on the same screen
 */
export function accountNameRefused(
  error: AuthError,
  { result, name }: ScreenInputs['accountName'],
  { settings }: { settings: Settings },
): Next<'passwordSignIn' | 'signIn' | 'providerSignIn'> | null {
  const { user, signUpValues } = result;
  const { email, uid } = user;
  switch (error.code) {
    case 'auth/user-token-expired':
    case 'auth/requires-recent-login':
      if (email === null) return null;
      return to('passwordSignIn', {
        email,
        newAccount: { uid, name, ...(signUpValues && { signUpValues }) },
        notice: explainRefusalIn(error, 'accountName'),
      });
    case 'auth/user-disabled':
      return openEmailFormOrList(settings, { notice: explainRefusalIn(error, 'accountName') });
    default:
      return null;
  }
}

/**
 * Returns the screen that saves the name of a new account, if the visitor has signed in to this account. Otherwise,
 * returns null.
 *
 * @param next the screen that follows the sign-in
 * @param newAccount the account whose session ended before the name was saved; undefined if there is none
 */
export function resumeSignUp(
  next: Next,
  newAccount: ScreenInputs['passwordSignIn']['newAccount'],
): Next<'accountName'> | null {
  // Replace `done`, because `accountName` itself leads to `done` once the name is saved. Replace `emailMismatch`,
  // because it would ask whether to use the account that the visitor has just created. Keep any other screen.
  if (!newAccount || (next.name !== 'done' && next.name !== 'emailMismatch')) return null;
  const { result } = next.input;
  if (result.user.uid !== newAccount.uid) return null;
  const { providerId = null, profile = null } = result.additionalUserInfo ?? {};
  const additionalUserInfo = { ...result.additionalUserInfo, providerId, profile, isNewUser: true };
  const { name, signUpValues } = newAccount;
  return to('accountName', { result: { ...result, additionalUserInfo, ...(signUpValues && { signUpValues }) }, name });
}
