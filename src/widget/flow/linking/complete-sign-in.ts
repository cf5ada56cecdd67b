import type { AuthCredential, AuthResult } from '../../../adapters/auth-backend.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { pendingCredential, type PendingCredential } from '../../storage/pending-credential.ts';
import { findGuestToUpgrade, finishSignIn } from './guest-to-upgrade.ts';
import { to, type Next, type Tools } from '../../screen/screen.ts';
import { chooseLinkingScreen, isDeadEnd, type LinkingScreen } from './choose-linking-screen.ts';
import { checkExpectedUser, credentialLinked } from './pending-sign-in.ts';

type LinkedScreen = Next<'done' | 'mergeConflict' | 'providerSignIn'>;

/**
 * Returns the screen to show after a sign-in (reference §2.4 "callback", T97–T99). Links the pending credential if the
 * expected user has signed in. If another user has signed in, returns a screen that asks what to do.
 */
export async function completeSignIn(tools: Tools, result: AuthResult): Promise<LinkedScreen | Next<'emailMismatch'>> {
  const { auth, page } = tools;
  const pending = page.storage && (await pendingCredential.read(page.storage, auth.credentialFromJSON));
  if (!pending) return finishSignIn(tools, result);
  return checkExpectedUser(pending, result) ?? linkPendingCredential(tools, result, pending);
}

/**
 * Links the pending credential, if there is one, to the user who signed in. Removes the credential from the storage.
 */
export async function linkPendingCredential(
  tools: Tools,
  result: AuthResult,
  { credential }: PendingCredential,
): Promise<LinkedScreen> {
  const { ui, auth, text, page } = tools;
  if (page.storage) pendingCredential.clear(page.storage);
  if (!credential) return finishSignIn(tools, result);
  const linked = await ui.waitFor(auth.linkCredential(credential));
  return credentialLinked(linked, { credential, guest: findGuestToUpgrade(tools), text });
}

/**
 * A provider's email already has an account. Returns the screen on which the visitor signs in to that account; after
 * that, the credential is linked (reference §2.4 "LINK", T107–T112). If there is no such screen, or the look-up fails,
 * forgets the pending credential.
 */
export async function startLinking(
  tools: Tools,
  email: string,
  credential: AuthCredential,
  notice?: string,
): Promise<LinkingScreen> {
  const { ui, auth, text, page } = tools;
  const lookUp = await ui.waitFor(auth.lookUpSignInMethods(email));
  const next = lookUp.ok
    ? chooseLinkingScreen(tools, lookUp.value, { email, credential, notice })
    : to('providerSignIn', { notice: explainRefusal(lookUp.error, text) });
  if (page.storage && (!lookUp.ok || isDeadEnd(next))) pendingCredential.clear(page.storage);
  return next;
}
