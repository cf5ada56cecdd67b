import type { AuthCredential, AuthResult } from '../../adapters/auth-backend.ts';
import { AuthError } from '../../adapters/auth-error.ts';
import { explain } from '../messages/explain.ts';
import { linkCookies } from '../storage/link-cookies.ts';
import { pendingCredential } from '../storage/pending-credential.ts';
import { primary } from './actions.ts';
import { appMember } from './app-user.ts';
import { begin } from './begin.ts';
import { goOnSignedIn } from './go-on-signed-in.ts';
import { linkState } from './link-address.ts';
import type { LinkState } from './link-address.ts';
import type { Tools } from './screen.ts';
import { screen, to } from './screen.ts';
import { settle } from './settle.ts';

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

    if (isNewDevice && (link.sameDevice || link.guestUid !== null)) return to('differentDeviceError', {});
    if (link.guestUid !== null) {
      const guest = auth.currentGuest();
      if (!guest) return to('differentDeviceError', {});
      if (guest.uid !== link.guestUid) return to('anonymousSessionEnded', {});
    }
    const pending = withoutLinking ? null : await credentialOf(tools, link);
    // Who has confirmed their address has chosen to go on without what is not on this device.
    if (link.providerId !== null && !pending && !withoutLinking && confirmed === undefined) {
      return to('emailLinkLinkingOtherDevice', { providerId: link.providerId });
    }
    if (confirmed === undefined) {
      const checked = await ui.busy(code === '' ? refuse() : auth.checkActionCode(code));
      if (!checked.ok) return turnedDown(tools, checked.error);
    }
    const email = confirmed ?? (await linkCookies.read('emailForSignIn', link.stateToken));
    if (email === null) return link.sameDevice ? to('differentDeviceError', {}) : to('emailLinkConfirmation', {});

    const upgradeGuest = link.guestUid !== null;
    const signedIn = await ui.working(text.signingIn, complete(tools, email, upgradeGuest));
    if (signedIn.ok) {
      await spend(tools, email, pending);
      const next = await settle(tools, signedIn.value);
      if (next.name === 'done') await ui.done(text.signedIn);
      return next;
    }
    const { error } = signedIn;
    switch (error.code) {
      case 'auth/multi-factor-auth-required':
        await spend(tools, email, pending);
        return to('secondFactor', {});
      case 'auth/invalid-email':
        return to('emailLinkConfirmation', { email, notice: text.emailMismatch });
      case 'auth/email-already-in-use':
      case 'auth/credential-already-in-use':
        linkCookies.clear();
        page.forgetHidden();
        return to('mergeConflict', { credential: error.credential ?? pending });
    }
    return turnedDown(tools, error, email);
  },
});

/** Says why the link is no good. Whoever is signed in has not lost that, and goes on. */
async function turnedDown(tools: Tools, error: AuthError, email?: string) {
  const { ui, auth, text, settings } = tools;
  const notice = explain(error, text);
  const user = await ui.busy(appMember(auth));
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
  return auth.signInWithEmailLink({ email, link: asTheServiceWritesIt(page.address) }, { upgradeGuest });
}

/** The link serves once. What it was to connect waits for the sign-in to be complete. */
async function spend({ page }: Tools, email: string, credential: AuthCredential | null): Promise<void> {
  linkCookies.clear();
  page.forgetHidden();
  if (credential && page.storage) await pendingCredential.keep(page.storage, { email, credential });
}

/** The mode in the service's own letters, however it was written: it knows no other (reference Q31). */
function asTheServiceWritesIt(address: URL): string {
  const link = new URL(address);
  link.searchParams.set('mode', 'signIn');
  return link.href;
}

/** The credential that this link is to connect, if this device kept it and it is the one that the link names. */
async function credentialOf({ auth }: Tools, { stateToken, providerId }: LinkState): Promise<AuthCredential | null> {
  const kept = await linkCookies.read('pendingEncryptedCredential', stateToken);
  const credential = kept === null ? null : auth.credentialFromJSON(JSON.parse(kept));
  return credential?.providerId === providerId ? credential : null;
}

function refuse(): Promise<never> {
  return Promise.reject(new AuthError('auth/invalid-action-code', 'The link has no code.'));
}
