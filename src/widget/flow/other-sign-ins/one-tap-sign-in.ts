import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Tools } from '../../screen/screen.ts';
import { rememberNewAccount } from '../finish/new-account.ts';
import { completeSignIn } from '../linking/complete-sign-in.ts';
import type { SignInOutcome } from './app-sign-in.ts';

/**
 * Signs in with the ID token from Google's prompt One Tap (reference §2.12). Returns the error if the sign-in fails.
 */
export async function signInWithIdToken(tools: Tools, idToken: string): Promise<SignInOutcome | AuthError> {
  const { ui, auth, settings } = tools;
  const upgradeGuest = settings.upgradeGuests;
  const credential = auth.googleCredential(idToken);
  const signedIn = await ui.waitFor(rememberNewAccount(tools, auth.signInWithCredential(credential, { upgradeGuest })));
  return signedIn.ok ? { next: await completeSignIn(tools, signedIn.value) } : signedIn.error;
}
