import type { Description } from '../../description.ts';
import { pendingCredential } from '../../storage/pending-credential.ts';
import { primary } from '../parts/actions.ts';
import { federated, federatedLeadsTo } from './federated.ts';
import type { Stay } from './federated-refusal.ts';
import { CONTINUE_HERE } from './federated-refusal.ts';
import { isAwaited } from '../linking/pending-match.ts';
import { nameOfProvider } from './provider-look.ts';
import type { FederatedNext } from './federated.ts';
import type { Tools } from '../screen.ts';
import { screen } from '../screen.ts';
import { smallPrint } from '../parts/small-print.ts';

/** The address belongs to a provider's account (reference §1.2 #17). */
export const federatedSignIn = screen({
  name: 'federatedSignIn',
  leadsTo: federatedLeadsTo,
  async run(tools, input) {
    const { storage } = tools.page;
    // Whoever comes back with another address is asked (reference T97); what waits for this one goes on waiting.
    const isKept =
      !storage ||
      (await waitsFor(tools, storage, input.email)) ||
      (await pendingCredential.keep(storage, { email: input.email, credential: null }));
    return signInWithItsProvider(tools, isKept ? input : { ...input, notice: tools.text.noWebStorage });
  },
});

/** The same, to connect the credential that could not be used by itself. */
export const federatedLinking = screen({
  name: 'federatedLinking',
  leadsTo: federatedLeadsTo,
  run: signInWithItsProvider,
});

async function waitsFor({ auth }: Tools, storage: Storage, email: string): Promise<boolean> {
  return isAwaited(await pendingCredential.read(storage, auth.credentialFromJSON), email);
}

async function signInWithItsProvider(
  tools: Tools,
  { email, providerId, notice }: { email: string; providerId: string; notice?: string | undefined },
): Promise<FederatedNext> {
  const { ui, text, settings } = tools;
  const provider = nameOfProvider(settings, providerId);
  let stay: Stay = notice === undefined ? {} : { notice };
  while (true) {
    const description: Description = {
      title: text.signIn,
      heading: text.alreadyHaveAccount,
      body: [text.alreadyUsedProvider(email, provider)],
      focus: 'submit',
      ...smallPrint(tools, 'links'),
      ...stay,
      actions: { submit: primary(text.signInWithProvider(provider)), ...stay.actions },
    };
    const { action } = await ui.show(description);
    const flow = action === CONTINUE_HERE ? 'redirect' : settings.signInFlow;
    const outcome = await federated(tools, providerId, { email, flow });
    if ('next' in outcome) return outcome.next;
    stay = outcome.stay;
  }
}
