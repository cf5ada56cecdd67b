import { primary } from './actions.ts';
import { begin } from './begin.ts';
import { screen, to } from './screen.ts';
import { smallPrint } from './small-print.ts';

/** Not Authorized: says so, and whom to ask (spec §6, reference §2.10). */
export const unauthorizedUser = screen({
  name: 'unauthorizedUser',
  leadsTo: ['signIn', 'providerSignIn', 'phoneSignInStart'],
  async run(tools, { identifier, back, restriction: { adminEmail, helpLink } }) {
    const { ui, text, settings } = tools;
    await ui.show({
      title: text.notAuthorized,
      body: [
        identifier === null ? text.notAuthorizedUser : text.notAuthorizedFor(identifier),
        ...(adminEmail === undefined ? [] : [text.contactAdmin(adminEmail)]),
        ...(helpLink === undefined ? [] : [[{ text: text.learnMore, href: helpLink }]]),
      ],
      actions: { back: primary(text.back) },
      focus: 'back',
      ...smallPrint(tools, 'links'),
    });
    if (back === 'phone') return to('phoneSignInStart', {});
    return identifier === null ? begin(settings) : to('signIn', { email: identifier });
  },
});
