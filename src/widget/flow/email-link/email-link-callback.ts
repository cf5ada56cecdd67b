import type { AuthCredential, AuthResult } from '../../../adapters/auth-backend.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { linkCookies } from '../../storage/link-cookies.ts';
import { pendingCredential } from '../../storage/pending-credential.ts';
import { primary } from '../parts/actions.ts';
import { appMember } from '../finish/app-user.ts';
import { checkCode } from '../mailed-codes/apply-code.ts';
import { begin } from '../start/begin.ts';
import { afterLinkRefusal, credentialOfLink, linkObstacle, notHere, whoseLink } from './email-link-checks.ts';
import { goOnSignedIn } from '../finish/go-on-signed-in.ts';
import { linkForService, linkState } from './link-address.ts';
import type { LinkState } from './link-address.ts';
import type { Tools } from '../screen.ts';
import { screen } from '../screen.ts';
import { settle } from '../linking/settle.ts';

/** Completes a sign-in by its mailed link (reference §2.3 "emailLinkSignInCallback", T71–T86). */
export const emailLinkCallback = screen({
  name: 'emailLinkCallback',
  leadsTo: [
    'differentDeviceError',
    'anonymousSessionEnded',
    'emailLinkLinkingOtherDevice',
    'emailLinkConfirmation',
    'mergeConflict',
    'secondFactor',
    'emailMismatch',
    'done',
    'signIn',
    'providerSignIn',
  ],
  async run(tools, { email: confirmed, withoutLinking = false }) {
    const { ui, auth, text, page } = tools;
    const link = linkState(page.address);
    const code = page.address.searchParams.get('oobCode') ?? '';
    const isNewDevice = !linkCookies.has('emailForSignIn');

    const obstacle = linkObstacle(link, { isNewDevice, guest: auth.currentGuest() });
    if (obstacle) return obstacle;
    const pending = withoutLinking ? null : await credentialOf(tools, link);
    const elsewhere = notHere(link, { pending, goesOn: withoutLinking || confirmed !== undefined });
    if (elsewhere) return elsewhere;
    if (confirmed === undefined) {
      const checked = await ui.waitFor(checkCode(auth, code));
      if (!checked.ok) return turnedDown(tools, checked.error);
    }
    const email = confirmed ?? (await linkCookies.read('emailForSignIn', link.stateToken));
    if (email === null) return whoseLink(link);

    const upgradeGuest = link.guestUid !== null;
    const signedIn = await ui.waitWithDialog(text.signingIn, complete(tools, email, upgradeGuest));
    if (signedIn.ok) {
      await spend(tools, email, pending);
      const next = await settle(tools, signedIn.value);
      if (next.name === 'done') await ui.showDone(text.signedIn);
      return next;
    }
    const { error } = signedIn;
    const next = afterLinkRefusal(error, { email, pending }, text);
    if (!next) return turnedDown(tools, error, email);
    if (next.name === 'secondFactor') await spend(tools, email, pending);
    if (next.name === 'mergeConflict') await spend(tools, email, null);
    return next;
  },
});

/** Says why the link is no good. Whoever is signed in has not lost that, and goes on. */
async function turnedDown(tools: Tools, error: AuthError, email?: string) {
  const { ui, auth, text, settings } = tools;
  const notice = explainRefusal(error, text);
  const user = await ui.waitFor(appMember(auth));
  if (!user.ok || user.value === null) return begin(settings, { email, notice });
  await ui.show({
    title: text.errorEncountered,
    body: [notice, text.stillSignedIn],
    actions: { continue: primary(text.continue) },
    focus: 'continue',
  });
  return goOnSignedIn(tools);
}

function complete({ auth, page }: Tools, email: string, upgradeGuest: boolean): Promise<AuthResult> {
  return auth.signInWithEmailLink({ email, link: linkForService(page.address) }, { upgradeGuest });
}

/** The link serves once. What it was to connect waits for the sign-in to be complete. */
async function spend({ page }: Tools, email: string, credential: AuthCredential | null): Promise<void> {
  linkCookies.clear();
  page.forgetHidden();
  if (credential && page.storage) await pendingCredential.keep(page.storage, { email, credential });
}

/** The credential that this link is to connect, if this device kept it and it is the one that the link names. */
async function credentialOf({ auth }: Tools, link: LinkState): Promise<AuthCredential | null> {
  const kept = await linkCookies.read('pendingEncryptedCredential', link.stateToken);
  return credentialOfLink(kept === null ? null : auth.credentialFromJSON(JSON.parse(kept)), link);
}
