import type { FederatedRequest } from '../../adapters/auth-backend.ts';
import type { AuthError } from '../../adapters/auth-error.ts';
import { builtInLoginHint } from '../config/providers.ts';
import type { Settings } from '../config/settings.ts';
import type { Description } from '../description.ts';
import { explain } from '../messages/explain.ts';
import { pendingCredential } from '../storage/pending-credential.ts';
import { redirectStatus } from '../storage/redirect-status.ts';
import { primary } from './actions.ts';
import { linkTo } from './link-to.ts';
import type { Next, Tools } from './screen.ts';
import { to } from './screen.ts';
import { settle } from './settle.ts';

/** What a screen says when the visitor is still there after they went to a provider. */
export type Stay = Pick<Description, 'notice' | 'actions'>;
export type FederatedNext = Next<(typeof federatedLeadsTo)[number]>;

/** Where a provider leads, by whichever screen the visitor went to it. Who was offered one begins again at the list. */
export const federatedLeadsTo = [
  'done',
  'secondFactor',
  'mergeConflict',
  'unauthorizedUser',
  'emailMismatch',
  'passwordLinking',
  'emailLinkLinking',
  'federatedLinking',
  'passwordRecovery',
  'unsupportedProvider',
  'providerSignIn',
] as const;

/** Where a federated sign-in ends: somewhere else, or here with something to say. */
export type Federated = { readonly next: FederatedNext } | { readonly stay: Stay };

/** Signs in with a provider, in a window or by leaving the page (reference §2.4 "Federated procedure"). */
export async function federated(
  tools: Tools,
  providerId: string,
  { email, flow = tools.settings.signInFlow }: { email?: string | undefined; flow?: 'popup' | 'redirect' } = {},
): Promise<Federated> {
  const { ui, auth, settings, text, page } = tools;
  const request = requestFor(settings, providerId, email);
  const upgradeGuest = settings.upgradeGuests && auth.currentGuest() !== null;
  if (flow === 'redirect') {
    // Who comes back would not be known, and nobody's session could be kept either.
    if (page.storage && !redirectStatus.keep(page.storage, settings.tenantId))
      return { stay: { notice: text.noWebStorage } };
    const left = await ui.busy(auth.signInWithRedirect(request, { upgradeGuest }));
    if (page.storage) redirectStatus.clear(page.storage);
    return left.ok ? { stay: {} } : { stay: { notice: explain(left.error, text) } };
  }
  const signedIn = await ui.busy(auth.signInWithPopup(request, { upgradeGuest }));
  return signedIn.ok ? { next: await settle(tools, signedIn.value) } : refused(tools, signedIn.error);
}

/** The action by which the visitor goes on in this window after a blocked popup. */
export const CONTINUE_HERE = 'continueHere';

/** What becomes of a refusal, of a popup's or a redirect's (reference §2.4). */
export async function refused(tools: Tools, error: AuthError): Promise<Federated> {
  const { settings, text, page } = tools;
  switch (error.code) {
    case 'auth/popup-closed-by-user':
    case 'auth/cancelled-popup-request':
      return { stay: {} };
    case 'auth/popup-blocked':
      return { stay: { notice: text.popupBlocked, actions: { [CONTINUE_HERE]: primary(text.continueInThisWindow) } } };
    case 'auth/network-request-failed':
    case 'auth/too-many-requests':
    case 'auth/user-cancelled':
      return { stay: { notice: explain(error, text) } };
    case 'auth/multi-factor-auth-required':
      return { next: to('secondFactor', {}) };
    case 'auth/credential-already-in-use':
      return { next: to('mergeConflict', { credential: error.credential }) };
    case 'auth/account-exists-with-different-credential':
    case 'auth/email-already-in-use':
      if (error.email !== null && error.credential && page.storage) {
        await pendingCredential.keep(page.storage, { email: error.email, credential: error.credential });
        return { next: await linkTo(tools, error.email, error.credential) };
      }
      break;
    case 'auth/admin-restricted-operation':
      if (settings.adminRestriction) {
        return { next: to('unauthorizedUser', { identifier: null, restriction: settings.adminRestriction }) };
      }
  }
  if (page.storage) pendingCredential.clear(page.storage);
  // A provider's credential that is no good is no wrong password.
  const notice = error.code === 'auth/invalid-credential' ? text.generic : explain(error, text);
  return { next: to('providerSignIn', { notice }) };
}

/** What is asked of the provider: its scopes and parameters, and who the visitor says they are (reference §2.4). */
function requestFor(settings: Settings, providerId: string, email: string | undefined): FederatedRequest {
  const option = settings.options.find(({ provider }) => provider === providerId);
  const hint = builtInLoginHint(providerId);
  const customParameters = { ...option?.customParameters };
  if (hint !== null) delete customParameters[hint];
  const hintKey = hint ?? option?.loginHintKey;
  if (email !== undefined && hintKey !== undefined) customParameters[hintKey] = email;
  return { providerId, scopes: option?.scopes ?? [], customParameters };
}
