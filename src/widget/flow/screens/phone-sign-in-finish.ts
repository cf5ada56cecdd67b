import type { Description } from '../../description.ts';
import { limits } from '../../limits.ts';
import { codeEntry } from '../decisions/code-entry.ts';
import { afterPhoneCodeRefusal, insteadOfPhone } from '../decisions/phone-code-refusal.ts';
import { screen, to } from '../screen.ts';
import { settle } from '../settle.ts';
import { smallPrint } from '../decisions/small-print.ts';
import { tellOfCode } from '../decisions/tell-of-code.ts';

/** Verify your phone number: the code from the text message (reference §2.6 "phoneSignInFinish", T135–T142). */
export const phoneSignInFinish = screen({
  name: 'phoneSignInFinish',
  leadsTo: ['done', 'emailMismatch', 'mergeConflict', 'phoneSignInStart', 'unauthorizedUser', 'providerSignIn'],
  async run(tools, { e164, country, national, confirmation }) {
    const { ui, text, settings } = tools;
    let told: Pick<Description, 'errors' | 'notice'> = {};
    while (true) {
      const { action, values } = await ui.show(
        (secondsHere: number) => ({
          title: text.verifyPhoneNumber,
          body: [text.codeSentTo(e164)],
          ...codeEntry(text, secondsHere),
          ...smallPrint(tools, 'links'),
          ...told,
        }),
        { seconds: limits.resendCountdownSeconds },
      );
      if (action === 'cancel') return insteadOfPhone(settings);
      if (action === 'resend' || action === 'change') return to('phoneSignInStart', { country, national });
      const confirmed = await ui.working(text.verifying, confirmation.confirm(values.phoneConfirmationCode));
      if (confirmed.ok) {
        await ui.done(text.verified);
        return settle(tools, confirmed.value);
      }
      const elsewhere = afterPhoneCodeRefusal(confirmed.error, tools, { e164, country, national });
      if (elsewhere) return elsewhere;
      told = tellOfCode(confirmed.error, text);
    }
  },
});
