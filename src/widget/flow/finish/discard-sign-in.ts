import type { AuthResult, AuthUser, DiscardOptions } from '../../../adapters/auth-backend.ts';
import { AuthError } from '../../../adapters/auth-error.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import { to, type Tools } from '../../screen/screen.ts';
import { beginSignIn } from '../start/begin-sign-in.ts';
import { endReasons } from './end-reasons.ts';
import { getAppUser } from './signed-in-user.ts';

type SignInInput = ScreenInputs['done'];

/**
 * Runs a screen that interrupts a sign-in, such as a screen that adds a second factor. If the sign-in is abandoned
 * here, signs out a guest whom this sign-in has upgraded.
 */
export async function runDuringSignIn<T>(tools: Tools, result: AuthResult, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!leadsToSignIn(error, result)) void signOutUpgradedGuest(tools, result).catch(() => {});
    throw error;
  }
}

/**
 * Returns true if the next screen belongs to this sign-in, such as the screen that adds a second factor.
 *
 * @param reason the next screen, or another reason why the current screen was left
 */
function leadsToSignIn(reason: unknown, { user }: AuthResult): boolean {
  const target = reason as
    | { readonly input?: { readonly signIn?: SignInInput } & Partial<SignInInput> }
    | null
    | undefined;
  const { signIn, result = signIn?.result } = target?.input ?? {};
  return result?.user.uid === user.uid;
}

/**
 * Loads the latest data of the sign-in's user from the service.
 *
 * @throws (rejects) `auth/user-token-expired` if the session has ended, or if another user has signed in since
 */
export async function reloadUser(auth: Tools['auth'], { user }: AuthResult): Promise<AuthUser> {
  const reloaded = await auth.reloadStagedUser();
  if (reloaded.uid === user.uid) return reloaded;
  throw new AuthError('auth/user-token-expired', 'Another sign-in has replaced the user of this sign-in.');
}

/** Discards the sign-in, because its session has ended. Returns the screen on which the visitor signs in again. */
export async function signInAgain(tools: Tools, { passwordForm, result }: SignInInput, error: AuthError) {
  const { auth, settings } = tools;
  const notice = explainRefusal(error);
  if (result.operationType === 'link') endReasons.set(auth, notice);
  await discardSignIn(tools, result);
  return passwordForm
    ? to('passwordSignIn', { ...passwordForm, notice })
    : beginSignIn(settings, { email: result.user.email ?? undefined, notice });
}

/** Discards the sign-in and returns the first screen. Does so even if the account cannot be deleted. */
export async function leaveAccount(tools: Tools, result: AuthResult, options?: DiscardOptions) {
  await discardSignIn(tools, result, options);
  return to('start', {});
}

async function discardSignIn(tools: Tools, result: AuthResult, options?: DiscardOptions): Promise<void> {
  const { ui, auth } = tools;
  await ui.waitFor(signOutUpgradedGuest(tools, result));
  await ui.waitFor(auth.discard(options));
}

/**
 * Signs out a guest whom this sign-in has upgraded. If she stayed signed in, `discard` would report her to the app. She
 * has not yet fulfilled the app's requirements, such as a verified email.
 */
async function signOutUpgradedGuest({ auth }: Tools, { user, operationType }: AuthResult): Promise<void> {
  if (operationType !== 'link') return;
  const appUser = await getAppUser(auth);
  if (appUser?.uid === user.uid) await auth.signOut();
}
