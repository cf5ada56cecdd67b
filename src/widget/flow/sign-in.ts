import { explain } from '../messages/explain.ts';
import { emailField } from './fields.ts';
import { route } from './route.ts';
import { screen, to } from './screen.ts';
import { smallPrint } from './small-print.ts';
import { primary, secondary } from './actions.ts';
import type { Description } from '../description.ts';

/** Sign in with email: asks for the address and looks up how it signs in (reference §2.1 "signIn"). */
export const signIn = screen({
  name: 'signIn',
  leadsTo: [
    'providerSignIn',
    'passwordSignIn',
    'passwordSignUp',
    'unauthorizedUser',
    'unsupportedProvider',
    'emailLinkSending',
    'federatedSignIn',
  ],
  async run(tools, { email, notice }) {
    const { ui, auth, text, settings } = tools;
    let told: Pick<Description, 'notice'> = notice === undefined ? {} : { notice };
    while (true) {
      const { action, values } = await ui.show({
        title: text.signInWithEmail,
        fields: { email: emailField(text, email) },
        actions: { ...(settings.passwordOnly ? {} : { cancel: secondary(text.cancel) }), next: primary(text.next) },
        focus: 'email',
        ...smallPrint(tools, settings.passwordOnly ? 'sentence' : 'links'),
        ...told,
      });
      if (action === 'cancel') return to('providerSignIn', {});
      const lookUp = await ui.busy(auth.lookUpSignInMethods(values.email));
      if (lookUp.ok) return route(settings, values.email, lookUp.value);
      told = { notice: explain(lookUp.error, text) };
    }
  },
});
