import { primary, secondary } from '../parts/actions.ts';
import { begin } from '../start/begin.ts';
import { emailField } from '../parts/fields.ts';
import { screen, to } from '../screen.ts';
import { smallPrint } from '../parts/small-print.ts';

/** Confirm email: this device did not ask for the link, or with another address (reference §1.2 #11). */
export const emailLinkConfirmation = screen({
  name: 'emailLinkConfirmation',
  leadsTo: ['emailLinkCallback', 'signIn', 'providerSignIn', 'phoneSignInStart'],
  async run(tools, { email, notice }) {
    const { ui, text, settings, page } = tools;
    const { action, values } = await ui.show({
      title: text.confirmEmail,
      body: [text.confirmToComplete],
      fields: { email: emailField(text, email) },
      actions: { cancel: secondary(text.cancel), next: primary(text.next) },
      focus: 'email',
      ...smallPrint(tools, 'links'),
      ...(notice === undefined ? {} : { notice }),
    });
    if (action === 'next') return to('emailLinkCallback', { email: values.email });
    page.forgetHidden();
    return begin(settings);
  },
});
