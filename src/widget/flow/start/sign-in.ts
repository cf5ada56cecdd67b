import { explainRefusal } from '../../refusals-anywhere.ts';
import { emailEntry } from './email-entry.ts';
import { route } from './route.ts';
import { firstScreen, to } from '../screen.ts';
import type { Description } from '../../description.ts';

/** Sign in with email: asks for the address and looks up how it signs in (reference §2.1 "signIn"). */
export const signIn = firstScreen({
  name: 'signIn',
  leadsTo: [
    'providerSignIn',
    'tenantByEmail',
    'passwordSignIn',
    'passwordSignUp',
    'unauthorizedUser',
    'unsupportedProvider',
    'emailLinkSending',
    'federatedSignIn',
  ],
  async run(tools, { email, notice, isGiven }) {
    const { ui, auth, text, settings } = tools;
    const form = emailEntry(tools, email);
    let told: Pick<Description, 'notice'> = notice === undefined ? {} : { notice };
    let given = isGiven ? email : undefined;
    while (true) {
      if (given === undefined) {
        const { action, values } = await ui.show({ ...form, ...told });
        if (action === 'cancel') return to('providerSignIn', {});
        given = values.email;
        // Also one that is left as it is: on the page that it comes from it may have been changed.
        if (settings.tenantByEmail) return to('tenantByEmail', { email: given, isGiven: true });
      }
      const lookUp = await ui.waitFor(auth.lookUpSignInMethods(given));
      if (lookUp.ok) return route(settings, given, lookUp.value);
      told = { notice: explainRefusal(lookUp.error, text) };
      given = undefined;
    }
  },
});
