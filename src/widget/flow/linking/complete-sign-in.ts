import type { Phrase } from '../../messages/phrase.ts';
import type { AuthCredential, AuthResult } from '../../../adapters/auth-backend.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { pendingCredential, type PendingCredential } from '../../storage/pending-credential.ts';
import type { Outcome } from '../../ui.ts';
import { callWithRetries } from '../finish/call-with-retries.ts';
import { isTransient } from '../finish/transient-error.ts';
import { findGuestToUpgrade, finishSignIn } from './guest-to-upgrade.ts';
import { to, type Next, type Tools } from '../../screen/screen.ts';
import { chooseLinkingScreen, isDeadEnd, type LinkingScreen } from './choose-linking-screen.ts';
import { checkExpectedUser, credentialLinked, endsSession } from './pending-sign-in.ts';

type LinkedScreen = Next<'done' | 'mergeConflict' | 'providerSignIn'>;

/**
 * Returns the screen to show after a sign-in (reference §2.4 "callback", T97–T99). If a credential is pending for this
 * user's email, links this credential. If a credential is pending for another email, returns the screen that asks the
 * visitor what to do.
 */
export async function completeSignIn(tools: Tools, result: AuthResult): Promise<LinkedScreen | Next<'emailMismatch'>> {
  const { auth, page } = tools;
  const pending = page.storage && (await pendingCredential.read(page.storage, auth.credentialFromJSON));
  if (!pending) return finishSignIn(tools, result);
  return checkExpectedUser(pending, result) ?? linkPendingCredential(tools, result, pending);
}

/**
 * Links the pending credential, if there is one, to the signed-in user, and then deletes the stored copy. If linking
 * fails because the user's sign-in has expired, keeps the copy, so that the next sign-in can link it.
 */
export async function linkPendingCredential(
  tools: Tools,
  result: AuthResult,
  { credential }: PendingCredential,
): Promise<LinkedScreen> {
  const { ui, auth, page } = tools;
  const clearPending = (): void => {
    if (page.storage) pendingCredential.clear(page.storage);
  };
  if (!credential) {
    clearPending();
    return finishSignIn(tools, result);
  }
  const linked = await callWithRetries(tools, async () => {
    const outcome = await ui.waitFor(auth.linkCredential(credential));
    const mayBeLinked = !outcome.ok && outcome.error.code === 'auth/credential-already-in-use';
    return mayBeLinked ? signInIfLinked(tools, credential, result, outcome) : outcome;
  });
  if (!linked || linked.ok || !endsSession(linked.error)) clearPending();
  if (!linked) return to('providerSignIn', { email: result.user.email ?? undefined });
  return credentialLinked(linked, { credential, guest: findGuestToUpgrade(tools) });
}

/**
 * Called when the service refuses to link a credential, because an account already has it. Signs in with the
 * credential, to find out whether this is the account of `user`. If so, an earlier call has linked the credential, and
 * only the answer was lost. In this case, or after a transient error, returns the outcome of the sign-in. Otherwise,
 * discards the sign-in and returns `refusal`.
 */
async function signInIfLinked(
  { ui, auth }: Tools,
  credential: AuthCredential,
  { user }: AuthResult,
  refusal: Outcome<AuthResult>,
): Promise<Outcome<AuthResult>> {
  const signedIn = await ui.waitFor(auth.signInWithCredential(credential));
  if (signedIn.ok ? signedIn.value.user.uid === user.uid : isTransient(signedIn.error)) return signedIn;
  await ui.waitFor(auth.discard());
  return refusal;
}

/**
 * Returns the screen on which the visitor signs in, so that the pending credential can be linked (reference §2.4
 * "LINK", T107–T112). Looks up the sign-in methods of the account with this email to choose the screen. If the look-up
 * fails or finds no way to sign in, deletes the pending credential from the page's storage.
 */
export async function startLinking(
  tools: Tools,
  email: string,
  credential: AuthCredential,
  notice?: Phrase,
): Promise<LinkingScreen> {
  const { ui, auth, page } = tools;
  const lookUp = await callWithRetries(tools, () => ui.waitFor(auth.lookUpSignInMethods(email)));
  const next = lookUp?.ok
    ? chooseLinkingScreen(tools, lookUp.value, { email, credential, notice })
    : to('providerSignIn', { email, notice: lookUp ? explainRefusal(lookUp.error) : undefined });
  if (page.storage && (!lookUp?.ok || isDeadEnd(next))) pendingCredential.clear(page.storage);
  return next;
}
