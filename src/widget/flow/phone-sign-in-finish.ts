import type { Description } from '../description.ts';
import { limits } from '../limits.ts';
import { link, primary, secondary } from './actions.ts';
import { codeField } from './fields.ts';
import { screen, to } from './screen.ts';
import { settle } from './settle.ts';
import { smallPrint } from './small-print.ts';
import { tellOfCode } from './tell-of-code.ts';

/** Verify your phone number: the code from the text message (reference §2.6 "phoneSignInFinish", T135–T142). */
export const phoneSignInFinish = screen({
  name: 'phoneSignInFinish',
  leadsTo: ['done', 'emailMismatch', 'mergeConflict', 'phoneSignInStart', 'unauthorizedUser', 'providerSignIn'],
  async run(tools, { e164, country, national, confirmation }) {
    const { ui, text, settings } = tools;
    const another = (notice?: string) => to('phoneSignInStart', { country, national, notice });
    let told: Pick<Description, 'errors' | 'notice'> = {};
    while (true) {
      const { action, values } = await ui.show(
        (secondsHere: number) => {
          const wait = limits.resendCountdownSeconds - secondsHere;
          return {
            title: text.verifyPhoneNumber,
            body: [text.codeSentTo(e164)],
            fields: { phoneConfirmationCode: codeField(text) },
            actions: {
              cancel: secondary(text.cancel),
              ...(wait <= 0 ? { resend: link(text.resend) } : {}),
              continue: primary(text.continue),
            },
            ...(wait > 0 ? { status: text.resendIn(wait) } : {}),
            focus: 'phoneConfirmationCode',
            ...smallPrint(tools, 'links'),
            ...told,
          };
        },
        { seconds: limits.resendCountdownSeconds },
      );
      if (action === 'cancel') return settings.phoneOnly ? to('phoneSignInStart', {}) : to('providerSignIn', {});
      if (action === 'resend' || action === 'change') return another();
      const confirmed = await ui.working(text.verifying, confirmation.confirm(values.phoneConfirmationCode));
      if (confirmed.ok) {
        await ui.done(text.verified);
        return settle(tools, confirmed.value);
      }
      const { error } = confirmed;
      switch (error.code) {
        case 'auth/code-expired':
          return another(text.codeExpired);
        case 'auth/credential-already-in-use':
          return to('mergeConflict', { credential: error.credential });
        case 'auth/admin-restricted-operation':
          if (settings.adminRestriction) {
            return to('unauthorizedUser', { identifier: e164, restriction: settings.adminRestriction, back: 'phone' });
          }
          told = tellOfCode(error, text);
          break;
        default:
          told = tellOfCode(error, text);
      }
    }
  },
});
