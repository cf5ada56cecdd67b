import type { Choice, Description } from '../description.ts';
import type { SignInOption } from '../config/ui-config.ts';
import type { ProviderId } from '../config/providers.ts';
import { providers } from '../config/providers.ts';
import type { Messages } from '../messages/en.ts';
import { explain } from '../messages/explain.ts';
import { screen, to } from './screen.ts';
import { smallPrint } from './small-print.ts';

/** The list of providers, in configured order (reference §2.1 "providerSignIn", §2.5 for guests). */
export const providerSignIn = screen({
  name: 'providerSignIn',
  leadsTo: ['signIn', 'unauthorizedUser', 'done'],
  async run(tools, { email, notice }) {
    const { ui, auth, text, settings } = tools;
    const choices = Object.fromEntries(settings.options.map((option) => [option.provider, choiceOf(option, text)]));
    let told: Pick<Description, 'notice'> = notice === undefined ? {} : { notice };
    while (true) {
      const { action } = await ui.show({ title: text.signIn, choices, ...smallPrint(tools, 'sentence'), ...told });
      if (action === 'password') return to('signIn', { email });
      const guest = await ui.busy(auth.signInAnonymously());
      if (guest.ok) return to('done', { result: guest.value });
      if (guest.error.code === 'auth/admin-restricted-operation' && settings.adminRestriction) {
        return to('unauthorizedUser', { identifier: null, restriction: settings.adminRestriction });
      }
      told = { notice: explain(guest.error, text) };
    }
  },
});

/** How an option's button looks and reads (reference §1.3). */
function choiceOf({ provider, providerName, fullLabel, buttonColor, iconUrl }: SignInOption, text: Messages): Choice {
  const known = provider as ProviderId; // The configuration was checked: no other is served.
  return {
    label: fullLabel ?? (providerName === undefined ? labels[known](text) : text.signInWithProvider(providerName)),
    shortLabel: providerName ?? shortLabels[known](text),
    icon: iconUrl ?? known,
    color: buttonColor ?? providers[known].color,
  };
}

const labels: Record<ProviderId, (text: Messages) => string> = {
  password: (text) => text.signInWithEmailButton,
  anonymous: (text) => text.continueAsGuest,
};

const shortLabels: Record<ProviderId, (text: Messages) => string> = {
  password: (text) => text.emailShort,
  anonymous: (text) => text.guestShort,
};
