import type { AuthError } from '../../../adapters/auth-error.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { pendingCredential } from '../../storage/pending-credential.ts';
import { redirectStatus } from '../../storage/redirect-status.ts';
import type { Stay } from './federated-refusal.ts';
import { afterProvidersRefusal } from './federated-refusal.ts';
import { federatedRequest } from './federated-request.ts';
import { guestToUpgrade } from '../parts/guest-to-upgrade.ts';
import { linkTo } from '../linking/link-to.ts';
import type { Next, Tools } from '../screen.ts';
import { settle } from '../linking/settle.ts';

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
  const request = federatedRequest(settings, providerId, email);
  const upgradeGuest = guestToUpgrade(tools) !== null;
  if (flow === 'redirect') {
    // Who comes back would not be known, and nobody's session could be kept either.
    if (page.storage && !redirectStatus.keep(page.storage, settings.tenantId))
      return { stay: { notice: text.noWebStorage } };
    const left = await ui.waitFor(auth.signInWithRedirect(request, { upgradeGuest }));
    if (page.storage) redirectStatus.clear(page.storage);
    return left.ok ? { stay: {} } : { stay: { notice: explainRefusal(left.error, text) } };
  }
  const signedIn = await ui.waitFor(auth.signInWithPopup(request, { upgradeGuest }));
  return signedIn.ok ? { next: await settle(tools, signedIn.value) } : refused(tools, signedIn.error);
}

/** Does what a refusal demands, of a popup's or a redirect's: what can be connected is kept until then. */
export async function refused(tools: Tools, error: AuthError): Promise<Federated> {
  const { storage } = tools.page;
  const after = afterProvidersRefusal(error, tools);
  if ('connect' in after) {
    const { email, credential } = after.connect;
    if (storage && !(await pendingCredential.keep(storage, { email, credential }))) {
      return { stay: { notice: tools.text.noWebStorage } };
    }
    return { next: await linkTo(tools, email, credential) };
  }
  if (!('giveUp' in after)) return after;
  if (storage) pendingCredential.clear(storage);
  return { next: after.giveUp };
}
