import { afterPhoneCodeRefusal, insteadOfPhone } from './phone-code-refusal.ts';
import { smallPrint } from '../parts/small-print.ts';
import { enterCode } from './enter-code.ts';
import { screen, to } from '../screen.ts';
import { settle } from '../linking/settle.ts';

/** Verify your phone number: the code from the text message (reference §2.6 "phoneSignInFinish", T135–T142). */
export const phoneSignInFinish = screen({
  name: 'phoneSignInFinish',
  leadsTo: ['done', 'emailMismatch', 'mergeConflict', 'phoneSignInStart', 'unauthorizedUser', 'providerSignIn'],
  async run(tools, { e164, country, national, confirmation }) {
    const { text, settings } = tools;
    return enterCode(tools, {
      shows: { title: text.verifyPhoneNumber, body: [text.codeSentTo(e164)], ...smallPrint(tools, 'links') },
      check: (code) => confirmation.confirm(code),
      done: text.verified,
      accepted: (result) => settle(tools, result),
      refused: (error) => afterPhoneCodeRefusal(error, tools, { e164, country, national }),
      cancelled: () => insteadOfPhone(settings),
      again: () => to('phoneSignInStart', { country, national }),
    });
  },
});
