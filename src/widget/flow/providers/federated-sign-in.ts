import { fill, type Phrase } from '../../messages/phrase.ts';
import type { Description } from '../../description.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import { pendingCredential } from '../../storage/pending-credential.ts';
import { cancelLinking } from '../linking/cancel-linking.ts';
import { isEmailPending } from '../linking/pending-sign-in.ts';
import { primary, secondary } from '../../screen/controls.ts';
import { smallPrint } from '../../screen/small-print.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { warnInAppBrowser } from './in-app-browser.ts';
import { getProviderName } from './provider-buttons.ts';
import { CONTINUE_HERE, type ProviderFeedback } from './provider-refused.ts';
import { providerLeadsTo, signInWithProvider, type ProviderScreen } from './sign-in-with-provider.ts';

/** Redirects to the only provider (spec §3 immediateFederatedRedirect, reference §2.1 "federatedRedirect"). */
export const federatedRedirect = defineScreen({
  name: 'federatedRedirect',
  leadsTo: ['providerSignIn'],
  async run(tools, { providerId }) {
    const { ui } = tools;
    ui.showProgress('page');
    const warning = warnInAppBrowser(tools, providerId);
    const result = warning ?? (await signInWithProvider(tools, providerId, { flow: 'redirect' }));
    return to('providerSignIn', 'feedback' in result ? { notice: result.feedback.notice } : {});
  },
});

/** Asks the visitor to sign in with the provider of the account that has this email (reference §1.2 #17). */
export const federatedSignIn = defineScreen({
  name: 'federatedSignIn',
  leadsTo: providerLeadsTo,
  async run(tools, input) {
    const { storage } = tools.page;
    // Store the email, so that the widget notices a sign-in to an account with a different email (reference T97). Do
    // not overwrite stored data that already has this email, because the data may contain a credential to link.
    const isKept =
      !storage ||
      (await isPending(tools, storage, input.email)) ||
      (await pendingCredential.keep(storage, { email: input.email, credential: null }));
    return signInWithAccountProvider(tools, isKept ? input : { ...input, notice: tools.text.noWebStorage });
  },
});

/** Signs in with a provider, and then links the credential that an earlier screen has stored. */
export const federatedLinking = defineScreen({
  name: 'federatedLinking',
  leadsTo: providerLeadsTo,
  run: signInWithAccountProvider,
});

async function isPending({ auth }: Tools, storage: Storage, email: string): Promise<boolean> {
  return isEmailPending(await pendingCredential.read(storage, auth.credentialFromJSON), email);
}

async function signInWithAccountProvider(
  tools: Tools,
  { email, providerId, notice, isSubmitted, isByDomain }: ScreenInputs['federatedSignIn'],
): Promise<ProviderScreen> {
  const { ui, text, settings, page } = tools;
  const provider = getProviderName(settings, providerId);
  let startsAtOnce = isSubmitted && settings.signInFlow === 'redirect' && notice === undefined;
  let feedback: ProviderFeedback = notice === undefined ? {} : { notice };
  while (true) {
    const description: Description<Phrase> = {
      title: text.signIn,
      ...(isByDomain
        ? { body: [[{ strong: email }]] }
        : {
            heading: text.alreadyHaveAccount,
            body: [fill(text.alreadyUsedProvider, { email: { strong: email }, provider })],
          }),
      focus: 'submit',
      ...smallPrint(tools, 'links'),
      ...feedback,
      // Put Cancel last, so that it gets its own row below the long submit button. The submit button is secondary if
      // `feedback` already has a primary button.
      actions: {
        ...feedback.actions,
        submit: (feedback.actions ? secondary : primary)(fill(text.signInWithProvider, { name: provider })),
        cancel: secondary(text.cancel),
      },
    };
    const { action } = startsAtOnce ? { action: 'submit' } : await ui.show(description);
    startsAtOnce = false;
    if (action === 'cancel') return cancelLinking(page, email);
    const flow = action === CONTINUE_HERE ? 'redirect' : settings.signInFlow;
    const warning = action === CONTINUE_HERE ? null : warnInAppBrowser(tools, providerId);
    const result = warning ?? (await signInWithProvider(tools, providerId, { email, flow }));
    if ('next' in result) return result.next;
    feedback = result.feedback;
  }
}
