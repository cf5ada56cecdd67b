import { primary } from './actions.ts';
import { begin } from './begin.ts';
import { screen } from './screen.ts';
import { smallPrint } from './small-print.ts';

/** Check your email: the mail is on its way (reference §1.2 #5). */
export const passwordRecoveryEmailSent = screen({
  name: 'passwordRecoveryEmailSent',
  leadsTo: ['signIn', 'providerSignIn'],
  async run(tools, { email }) {
    const { ui, text, settings } = tools;
    await ui.show({
      title: text.checkYourEmail,
      body: [text.followInstructions(email)],
      actions: { done: primary(text.done) },
      focus: 'done',
      ...smallPrint(tools, 'links'),
    });
    return begin(settings, { email });
  },
});
