import { primary } from '../parts/actions.ts';
import { backFromNotAuthorized, notAuthorizedBody } from './not-authorized.ts';
import { screen } from '../screen.ts';
import { smallPrint } from '../parts/small-print.ts';

/** Not Authorized: says so, and whom to ask (spec §6, reference §2.10). */
export const unauthorizedUser = screen({
  name: 'unauthorizedUser',
  leadsTo: ['signIn', 'providerSignIn', 'phoneSignInStart'],
  async run(tools, refused) {
    const { ui, text, settings } = tools;
    await ui.show({
      title: text.notAuthorized,
      body: notAuthorizedBody(refused.identifier, refused.restriction, text),
      actions: { back: primary(text.back) },
      focus: 'back',
      ...smallPrint(tools, 'links'),
    });
    return backFromNotAuthorized(refused, settings);
  },
});
