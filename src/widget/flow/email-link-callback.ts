import type { AuthCredential, AuthResult } from '../../adapters/auth-backend.ts';
import { AuthError } from '../../adapters/auth-error.ts';
import { explain } from '../messages/explain.ts';
import { linkCookies } from '../storage/link-cookies.ts';
import { begin } from './begin.ts';
import { linkState } from './link-address.ts';
import type { LinkState } from './link-address.ts';
import type { Tools } from './screen.ts';
import { screen, to } from './screen.ts';

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
    'done',
    'signIn',
    'providerSignIn',
  ],
  async run(tools, { email: confirmed, withoutLinking = false }) {
    const { ui, auth, text, settings, page } = tools;
    const link = linkState(page.address);
    const code = page.address.searchParams.get('oobCode') ?? '';
    const isNewDevice = !linkCookies.has('emailForSignIn');

    if (isNewDevice && (link.sameDevice || link.guestUid !== null)) return to('differentDeviceError', {});
    if (link.guestUid !== null) {
      const guest = auth.currentGuest();
      if (!guest) return to('differentDeviceError', {});
      if (guest.uid !== link.guestUid) return to('anonymousSessionEnded', {});
    }
    const pending = withoutLinking ? null : await pendingCredential(tools, link);
    // Who has confirmed their address has chosen to go on without what is not on this device.
    if (link.providerId !== null && !pending && !withoutLinking && confirmed === undefined) {
      return to('emailLinkLinkingOtherDevice', { providerId: link.providerId });
    }
    if (confirmed === undefined) {
      const checked = await ui.busy(code === '' ? refuse() : auth.checkActionCode(code));
      if (!checked.ok) return begin(settings, { notice: explain(checked.error, text) });
    }
    const email = confirmed ?? (await linkCookies.read('emailForSignIn', link.stateToken));
    if (email === null) return link.sameDevice ? to('differentDeviceError', {}) : to('emailLinkConfirmation', {});

    const upgradeGuest = link.guestUid !== null;
    const signedIn = await ui.working(text.signingIn, complete(tools, email, pending, upgradeGuest));
    if (signedIn.ok) {
      linkCookies.clear();
      page.forgetHidden();
      await ui.done(text.signedIn);
      return to('done', { result: signedIn.value });
    }
    const { error } = signedIn;
    switch (error.code) {
      case 'auth/multi-factor-auth-required':
        return to('secondFactor', {});
      case 'auth/invalid-email':
        return to('emailLinkConfirmation', { email, notice: text.emailMismatch });
      case 'auth/email-already-in-use':
      case 'auth/credential-already-in-use':
        if (!upgradeGuest) break; // The provider's account has come to be connected elsewhere.
        linkCookies.clear();
        page.forgetHidden();
        return to('mergeConflict', { credential: error.credential ?? pending });
    }
    return begin(settings, { email, notice: explain(error, text) });
  },
});

async function complete(
  { auth, page }: Tools,
  email: string,
  pending: AuthCredential | null,
  upgradeGuest: boolean,
): Promise<AuthResult> {
  const result = await auth.signInWithEmailLink({ email, link: asTheServiceWritesIt(page.address) }, { upgradeGuest });
  if (!pending) return result;
  return { ...(await auth.linkCredential(pending)), operationType: 'signIn', credential: pending };
}

/** The mode in the service's own letters, however it was written: it knows no other (reference Q31). */
function asTheServiceWritesIt(address: URL): string {
  const link = new URL(address);
  link.searchParams.set('mode', 'signIn');
  return link.href;
}

/** The credential that this link is to connect, if this device kept it and it is the one that the link names. */
async function pendingCredential(
  { auth }: Tools,
  { stateToken, providerId }: LinkState,
): Promise<AuthCredential | null> {
  const kept = await linkCookies.read('pendingEncryptedCredential', stateToken);
  const credential = kept === null ? null : auth.credentialFromJSON(JSON.parse(kept));
  return credential?.providerId === providerId ? credential : null;
}

function refuse(): Promise<never> {
  return Promise.reject(new AuthError('auth/invalid-action-code', 'The link has no code.'));
}
