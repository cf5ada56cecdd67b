import { primary } from './actions.ts';
import { beginByEmail } from './begin.ts';
import { screen } from './screen.ts';
import { smallPrint } from './small-print.ts';

/** Check your email: the mail is on its way (reference §1.2 #5). `final`: there is nothing to go back to. */
export const passwordRecoveryEmailSent = screen({
  name: 'passwordRecoveryEmailSent',
  leadsTo: ['signIn', 'providerSignIn'],
  async run(tools, { email, final = false }) {
    const { ui, text, settings } = tools;
    await ui.show({
      title: text.checkYourEmail,
      body: [text.followInstructions(email)],
      ...(final ? {} : { actions: { done: primary(text.done) }, focus: 'done' }),
      ...smallPrint(tools, 'links'),
    });
    return beginByEmail(settings, { email });
  },
});
