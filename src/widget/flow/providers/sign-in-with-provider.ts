import type { AuthError } from '../../../adapters/auth-error.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { pendingCredential } from '../../storage/pending-credential.ts';
import { redirectStatus } from '../../storage/redirect-status.ts';
import { rememberNewAccount } from '../finish/new-account.ts';
import { completeSignIn, startLinking } from '../linking/complete-sign-in.ts';
import type { Next, Tools } from '../../screen/screen.ts';
import { providerRefused, type ProviderFeedback } from './provider-refused.ts';
import { createProviderRequest } from './provider-request.ts';

/** The screens to which any sign-in with a provider may lead. */
export const providerLeadsTo = [
  'done',
  'secondFactor',
  'mergeConflict',
  'unauthorizedUser',
  'emailMismatch',
  'passwordLinking',
  'emailLinkLinking',
  'emailCodeSending',
  'federatedLinking',
  'passwordRecovery',
  'unsupportedProvider',
  'providerSignIn',
] as const;

export type ProviderScreen = Next<(typeof providerLeadsTo)[number]>;

/** The result of a sign-in with a provider: the next screen, or feedback on the current screen. */
export type ProviderResult = { readonly next: ProviderScreen } | { readonly feedback: ProviderFeedback };

interface ProviderOptions {
  readonly email?: string | undefined;
  /** Overrides the configured `signInFlow`. */
  readonly flow?: 'popup' | 'redirect';
}

/** Signs in with a provider (reference §2.4 "Federated procedure"). */
export async function signInWithProvider(
  tools: Tools,
  providerId: string,
  { email, flow = tools.settings.signInFlow }: ProviderOptions = {},
): Promise<ProviderResult> {
  const { ui, auth, settings, text, page } = tools;
  const request = createProviderRequest(settings, providerId, email);
  const upgradeGuest = settings.upgradeGuests;
  if (flow === 'redirect') {
    // Store the status of the redirect, because the widget needs it to complete the sign-in after the redirect. If
    // storing fails, do not redirect.
    if (page.storage && !redirectStatus.keep(page.storage, settings.tenantId))
      return { feedback: { notice: text.noWebStorage } };
    const clearStatus = () => page.storage && redirectStatus.clear(page.storage);
    // Both calls of `clearStatus` are needed. If the widget stops, `waitFor` rejects, and only `finally` clears the
    // status. If the visitor stops the wait, the redirect call keeps running, so `finally` comes too late, and only the
    // call below clears the status in time.
    const left = await ui.waitFor(auth.signInWithRedirect(request, { upgradeGuest }).finally(clearStatus));
    clearStatus();
    return left.ok ? { feedback: {} } : { feedback: { notice: explainRefusal(left.error) } };
  }
  const signingIn = rememberNewAccount(tools, auth.signInWithPopup(request, { upgradeGuest }));
  const signedIn = await ui.waitWithChoices(signingIn);
  return signedIn.ok
    ? { next: await completeSignIn(tools, signedIn.value) }
    : handleProviderRefusal(tools, signedIn.error);
}

/**
 * Returns the next screen or the feedback after a failed sign-in with a provider. If there is already an account with
 * the same email, stores the provider's credential. The widget links this credential when the visitor has signed in to
 * the account.
 */
export async function handleProviderRefusal(tools: Tools, error: AuthError): Promise<ProviderResult> {
  const { storage } = tools.page;
  const refusal = providerRefused(error, tools);
  if ('link' in refusal) {
    const { email, credential } = refusal.link;
    if (storage && !(await pendingCredential.keep(storage, { email, credential }))) {
      return { feedback: { notice: tools.text.noWebStorage } };
    }
    return { next: await startLinking(tools, email, credential) };
  }
  if (!('startOver' in refusal)) return refusal;
  if (storage) pendingCredential.clear(storage);
  return { next: refusal.startOver };
}
