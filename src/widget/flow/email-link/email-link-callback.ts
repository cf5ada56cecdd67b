import { fill, type Texts } from '../../messages/phrase.ts';
import type { AuthCredential } from '../../../adapters/auth-backend.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { linkCookies } from '../../storage/link-cookies.ts';
import { pendingCredential } from '../../storage/pending-credential.ts';
import { continueSignedIn, getAppUser, getSignedInUser } from '../finish/signed-in-user.ts';
import { callWithRetries } from '../finish/call-with-retries.ts';
import { rememberNewAccount } from '../finish/new-account.ts';
import { rememberUsedLink } from '../finish/report-used-link.ts';
import { completeSignIn } from '../linking/complete-sign-in.ts';
import { checkMailedCode, isCodeUnusable } from '../mailed-codes/mailed-code.ts';
import { createLinkId } from '../../storage/state-token.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { defineScreen, type Tools } from '../../screen/screen.ts';
import { openEmailFormOrList, beginSignIn } from '../start/begin-sign-in.ts';
import { readLinkState, toServiceLink, type LinkState } from './link-url.ts';
import { askForEmail, checkCredential, checkDevice, isReplaced, linkRefused, matchCredential } from './opened-link.ts';

/** Completes a sign-in by mailed link (reference §2.3 "emailLinkSignInCallback", T71–T86). */
export const emailLinkCallback = defineScreen({
  name: 'emailLinkCallback',
  leadsTo: [
    'differentDeviceError',
    'anonymousSessionEnded',
    'emailLinkLinkingOtherDevice',
    'emailLinkConfirmation',
    'mergeConflict',
    'unauthorizedUser',
    'secondFactor',
    'emailMismatch',
    'done',
    'signIn',
    'providerSignIn',
  ],
  async run(tools, { email: confirmedEmail, withoutLinking = false }) {
    const { ui, auth, text, page } = tools;
    const link = readLinkState(page.address, tools.settings);
    const hasMoved = linkCookies.hasOfFirebaseUi();
    const isNewDevice = !hasMoved && !linkCookies.has('emailForSignIn');

    const user = link.guestUid === null ? null : await getAppUser(auth);
    const wrongDevice = checkDevice(link, { isNewDevice, user });
    if (wrongDevice) return wrongDevice;
    const credential = withoutLinking ? null : await readCredential(tools, link);
    const continuesWithout = withoutLinking || confirmedEmail !== undefined;
    const missingCredential = checkCredential(link, { credential, continuesWithout });
    if (missingCredential) return missingCredential;
    if (confirmedEmail === undefined) {
      const code = page.address.searchParams.get('oobCode') ?? '';
      const checked = await callWithRetries(tools, () => ui.waitFor(checkMailedCode(auth, code)));
      if (!checked) return leaveLink(tools);
      if (!checked.ok) return rejectLink(tools, checked.error, (await readEmail(link)) ?? undefined);
    }
    const email = confirmedEmail ?? (await readEmail(link));
    if (email === null) return askForEmail(link, hasMoved);
    if (!(await mayReplaceUser(tools, email))) return continueSignedIn(tools);

    const serviceLink = toServiceLink(page.address);
    const upgradeGuest = link.guestUid !== null;
    const signedIn = await callWithRetries(tools, () =>
      ui.waitWithDialog(
        text.signingIn,
        rememberNewAccount(tools, auth.signInWithEmailLink({ email, link: serviceLink }, { upgradeGuest })),
      ),
    );
    if (!signedIn) return leaveLink(tools, email);
    if (signedIn.ok) {
      await rememberLink(tools, email, link);
      await consumeLink(tools, email, credential);
      const next = await completeSignIn(tools, signedIn.value);
      if (next.name === 'done') await ui.showDone(text.signedIn);
      return next;
    }
    const { error } = signedIn;
    const next = linkRefused(error, { email, pending: credential }, tools);
    if (!next) return rejectLink(tools, error, email);
    if (next.name === 'secondFactor') {
      await rememberLink(tools, email, link);
      await consumeLink(tools, email, credential);
    }
    if (next.name === 'mergeConflict' || next.name === 'unauthorizedUser') await consumeLink(tools, email, null);
    return next;
  },
});

/**
 * Returns true if the account with this email may become the app's user. If the app already has a different user, asks
 * the visitor for permission.
 */
async function mayReplaceUser({ ui, auth, text, page }: Tools, email: string): Promise<boolean> {
  const user = await ui.waitFor(getSignedInUser(auth));
  const tenantId = page.address.searchParams.get('tenantId');
  if (!user.ok || !isReplaced(user.value, { email, tenantId })) return true;
  const { action } = await ui.show({
    title: text.signIn,
    heading: fill(text.continueWith, { email }),
    body: [describeUser(user.value.email ?? user.value.phoneNumber, text), text.replacesUser],
    actions: { cancel: secondary(text.cancel), continue: primary(text.continue) },
    focus: 'cancel',
  });
  return action === 'continue';
}

const describeUser = (account: string | null, text: Texts) =>
  account === null ? text.signedInToOther : fill(text.signedInAs, { account: { strong: account } });

/** Called when the visitor cancels a sign-in that a mailed link has started. The link stays valid. */
async function leaveLink(tools: Tools, email?: string) {
  const { ui, auth, settings, page } = tools;
  page.forgetHidden();
  const user = await ui.waitFor(getSignedInUser(auth));
  return user.ok && user.value ? continueSignedIn(tools) : openEmailFormOrList(settings, { email });
}

/**
 * Shows why the sign-in link cannot be used. A signed-in visitor continues to the app with the button Continue; anyone
 * else begins a new sign-in.
 */
async function rejectLink(tools: Tools, error: AuthError, email?: string) {
  const { ui, auth, text, settings, page } = tools;
  if (isCodeUnusable(error)) page.forgetHidden();
  const notice = explainRefusal(error);
  const user = await ui.waitFor(getSignedInUser(auth));
  if (!user.ok || user.value === null) return beginSignIn(settings, { email, notice });
  await ui.show({
    title: text.errorEncountered,
    body: [notice, text.stillSignedIn],
    actions: { continue: primary(text.continue) },
    focus: 'continue',
  });
  return continueSignedIn(tools);
}

/**
 * Deletes the data of a used sign-in link from this device. Stores `credential` for the rest of the sign-in, which
 * links this credential to the account.
 */
async function consumeLink({ page }: Tools, email: string, credential: AuthCredential | null): Promise<void> {
  linkCookies.clear();
  page.forgetHidden();
  if (credential && page.storage) await pendingCredential.keep(page.storage, { email, credential });
}

/** Remembers the used link until the sign-in ends. Only then does the tab that has requested the link get a message. */
async function rememberLink({ auth }: Tools, email: string, { stateToken }: LinkState): Promise<void> {
  const id = await createLinkId(stateToken);
  if (id !== undefined) rememberUsedLink(auth, { id, email });
}

/** Returns the email that this device has stored for the link, or null. */
const readEmail = ({ stateToken }: LinkState) => linkCookies.read('emailForSignIn', stateToken);

/** Returns the credential that this device has stored for the link, or null. */
async function readCredential({ auth }: Tools, link: LinkState): Promise<AuthCredential | null> {
  const json = await linkCookies.read('pendingEncryptedCredential', link.stateToken);
  return matchCredential(json === null ? null : auth.credentialFromJSON(JSON.parse(json)), link);
}
