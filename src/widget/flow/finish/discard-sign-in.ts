import type { AuthResult, AuthUser, DiscardOptions } from '../../../adapters/auth-backend.ts';
import { AuthError } from '../../../adapters/auth-error.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { disableAutoSelect } from '../../one-tap/auto-select.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import { to, type Tools } from '../../screen/screen.ts';
import { beginSignIn } from '../start/begin-sign-in.ts';
import { endReasons } from './end-reasons.ts';

type SignInInput = ScreenInputs['done'];

/**
 * Runs a screen that interrupts a sign-in, such as a screen that adds a second factor. If an upgraded guest leaves the
 * sign-in, for example by going back, signs the guest out, because the sign-in is incomplete.
 */
export async function runDuringSignIn<T>({ auth }: Tools, result: AuthResult, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const isLeft = result.operationType === 'link' && !leadsToSignIn(error, result);
    if (isLeft) void auth.discard({ signOutGuest: true }).catch(() => {});
    throw error;
  }
}

/**
 * Returns true if the visitor has left the current screen for another screen of this sign-in.
 *
 * @param reason why the current screen has ended: the screen to which the visitor has gone back or forward, or an error
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
 * @throws (rejects) `auth/user-token-expired` if the session has ended, or if another sign-in has replaced the user
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
  await discardSignIn(tools);
  return passwordForm
    ? to('passwordSignIn', { ...passwordForm, notice })
    : beginSignIn(settings, { email: result.user.email ?? undefined, notice });
}

/**
 * Discards the sign-in, and deletes the account in `options.deleteAccount`. Returns the first screen, even if the
 * account cannot be deleted. Prevents One Tap from signing in to the account again without a click.
 */
export async function leaveAccount(tools: Tools, options?: DiscardOptions) {
  disableAutoSelect(tools.settings.config);
  await discardSignIn(tools, options);
  return to('start', {});
}

/**
 * Discards the sign-in. If the sign-in has upgraded a guest, signs out the upgraded user, who has not yet fulfilled the
 * app's requirements, such as a verified email.
 */
async function discardSignIn({ ui, auth }: Tools, options?: DiscardOptions): Promise<void> {
  await ui.waitFor(auth.discard({ ...options, signOutGuest: true }));
}
