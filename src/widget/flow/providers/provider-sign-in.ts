import type { Description } from '../../description.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { OneTap } from '../../one-tap/offer-one-tap.ts';
import type { Federated } from './federated.ts';
import { federated, federatedLeadsTo, refused } from './federated.ts';
import type { Stay } from './federated-refusal.ts';
import { CONTINUE_HERE } from './federated-refusal.ts';
import { guestToUpgrade } from '../parts/guest-to-upgrade.ts';
import { notAuthorized } from '../finish/not-authorized.ts';
import { oneTap } from './one-tap.ts';
import { providerChoices, screenOfChoice } from './provider-choices.ts';
import type { Next, Tools } from '../screen.ts';
import { screen, to } from '../screen.ts';
import { settle } from '../linking/settle.ts';
import { smallPrint } from '../parts/small-print.ts';

/** The list of providers, in configured order (reference §2.1 "providerSignIn"). */
export const providerSignIn = screen({
  name: 'providerSignIn',
  leadsTo: ['signIn', 'phoneSignInStart', ...federatedLeadsTo],
  async run(tools, given) {
    const { ui, text, settings } = tools;
    const { email, notice } = given;
    const choices = providerChoices(settings, text);
    const offer = oneTap(tools);
    let taken = offer?.idToken.then(() => ONE_TAP);
    let stay: Stay = notice === undefined ? {} : { notice };
    let chosen = '';
    try {
      while (true) {
        const description: Description = { title: text.signIn, choices, ...smallPrint(tools, 'sentence'), ...stay };
        const { action } = await ui.show(description, taken ? { externalAction: taken } : {});
        const isHere = action === CONTINUE_HERE;
        if (!isHere) chosen = action;
        const own = screenOfChoice(chosen, given);
        if (own) return own;
        if (chosen === ONE_TAP) taken = undefined; // What was refused is not tried again by itself.
        const outcome = await signInBy(tools, chosen, { email, isHere, offer });
        if ('next' in outcome) return outcome.next;
        stay = outcome.stay;
      }
    } finally {
      offer?.withdraw();
    }
  },
});

const ONE_TAP = 'oneTap';

interface How {
  readonly email: string | undefined;
  /** In this window, after its popup was blocked. */
  readonly isHere: boolean;
  readonly offer: OneTap | null;
}

async function signInBy(tools: Tools, chosen: string, { email, isHere, offer }: How): Promise<Federated> {
  if (chosen === 'anonymous') return guest(tools);
  if (chosen === ONE_TAP && offer) return signInWithIdToken(tools, await offer.idToken);
  return federated(tools, chosen, { email, ...(isHere ? { flow: 'redirect' as const } : {}) });
}

/** Google vouches for the visitor at once (reference §2.12). */
async function signInWithIdToken(tools: Tools, idToken: string): Promise<Federated> {
  const { ui, auth } = tools;
  const upgradeGuest = guestToUpgrade(tools) !== null;
  const signedIn = await ui.waitFor(auth.signInWithCredential(auth.googleCredential(idToken), { upgradeGuest }));
  return signedIn.ok ? { next: await settle(tools, signedIn.value) } : refused(tools, signedIn.error);
}

/** Guest use (reference §2.5, Q41). */
async function guest({
  ui,
  auth,
  settings,
  text,
}: Tools): Promise<{ next: Next<'done' | 'unauthorizedUser'> } | { stay: Stay }> {
  const signedIn = await ui.waitFor(auth.signInAnonymously());
  if (signedIn.ok) return { next: to('done', { result: signedIn.value }) };
  const next = notAuthorized(signedIn.error, settings, { identifier: null });
  return next ? { next } : { stay: { notice: explainRefusal(signedIn.error, text) } };
}
