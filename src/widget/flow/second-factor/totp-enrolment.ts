import { explainRefusal } from '../../refusals-anywhere.ts';
import { afterRefusal } from './enrolment-refusal.ts';
import { enterCode } from '../phone/enter-code.ts';
import { goOnSignedIn } from '../finish/go-on-signed-in.ts';
import { inFours } from './in-fours.ts';
import { screen, to } from '../screen.ts';

/** Connect your authenticator app: a QR code with its secret, and the first code that comes of it. */
export const totpEnrolment = screen({
  name: 'totpEnrolment',
  leadsTo: ['secondFactorEnrolment', 'unverifiedEmail', 'projectCheck', 'signIn', 'providerSignIn'],
  async run(tools) {
    const { ui, auth, text } = tools;
    ui.showProgress('page');
    const started = await ui.waitFor(auth.startTotpEnrolment());
    if (!started.ok) {
      return (
        afterRefusal(tools, started.error) ??
        to('secondFactorEnrolment', { notice: explainRefusal(started.error, text) })
      );
    }
    const { uri, secretKey } = started.value;
    return enterCode(tools, {
      shows: {
        title: text.connectAuthenticatorApp,
        body: [text.scanQrCode],
        qrCode: { uri, hint: text.keyInstead, secretKey: inFours(secretKey) },
      },
      check: (code) => auth.finishEnrolment(code, null),
      done: text.secondFactorAdded,
      accepted: () => goOnSignedIn(tools),
      refused: (error) => afterRefusal(tools, error),
      cancelled: () => to('secondFactorEnrolment', {}),
      again: null,
    });
  },
});
