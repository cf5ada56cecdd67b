import type { Description } from '../../description.ts';
import { explain } from '../../messages/explain.ts';
import { afterRefusal } from '../decisions/enrolment-refusal.ts';
import { codeEntry } from '../decisions/code-entry.ts';
import { goOnSignedIn } from '../go-on-signed-in.ts';
import { inFours } from '../decisions/in-fours.ts';
import { screen, to } from '../screen.ts';
import { tellOfCode } from '../decisions/tell-of-code.ts';

/** Connect your authenticator app: a QR code with its secret, and the first code that comes of it. */
export const totpEnrolment = screen({
  name: 'totpEnrolment',
  leadsTo: ['secondFactorEnrolment', 'unverifiedEmail', 'projectCheck', 'signIn', 'providerSignIn'],
  async run(tools) {
    const { ui, auth, text } = tools;
    ui.wait('page');
    const started = await ui.busy(auth.startTotpEnrolment());
    if (!started.ok) {
      return (
        afterRefusal(tools, started.error) ?? to('secondFactorEnrolment', { notice: explain(started.error, text) })
      );
    }
    const { uri, secretKey } = started.value;
    let told: Pick<Description, 'errors' | 'notice'> = {};
    while (true) {
      const { action, values } = await ui.show({
        title: text.connectAuthenticatorApp,
        body: [text.scanQrCode],
        qrCode: { uri, hint: text.keyInstead, secretKey: inFours(secretKey) },
        ...codeEntry(text, null),
        ...told,
      });
      if (action === 'cancel') return to('secondFactorEnrolment', {});
      const added = await ui.working(text.verifying, auth.finishEnrolment(values.phoneConfirmationCode, null));
      if (added.ok) {
        await ui.done(text.secondFactorAdded);
        return goOnSignedIn(tools);
      }
      const { error } = added;
      const elsewhere = afterRefusal(tools, error);
      if (elsewhere) return elsewhere;
      told = tellOfCode(error, text);
    }
  },
});
