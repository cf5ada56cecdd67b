import { AuthError } from '../../../adapters/auth-error.ts';
import type { Description } from '../../description.ts';
import { explain } from '../../messages/explain.ts';
import { startingNumber } from '../../phone/starting-number.ts';
import { guestToUpgrade } from '../decisions/guest-to-upgrade.ts';
import { notAuthorized } from '../decisions/not-authorized.ts';
import { phoneActions, phoneForm, tellOfMessage, tellOfNumber } from '../decisions/phone-form.ts';
import { screen, to } from '../screen.ts';
import { phoneSmallPrint } from '../decisions/phone-small-print.ts';

/** Enter your phone number (reference §2.6 "phoneSignInStart", T127–T134). */
export const phoneSignInStart = screen({
  name: 'phoneSignInStart',
  leadsTo: ['phoneSignInFinish', 'unauthorizedUser', 'providerSignIn'],
  async run(tools, { country, national, notice }) {
    const { ui, auth, text, settings } = tools;
    const verification = auth.humanVerification(settings.phone.recaptchaParameters);
    const begins = startingNumber(settings);
    const form = phoneForm(tools, verification, {
      country: country ?? begins.country,
      national: national ?? begins.national,
    });
    let told: Pick<Description, 'errors' | 'notice'> = notice === undefined ? {} : { notice };
    try {
      while (true) {
        const { action, values } = await ui.show(
          {
            title: text.enterPhoneNumber,
            fields: form.fields,
            actions: phoneActions(tools),
            focus: 'phoneNumber',
            ...phoneSmallPrint(tools),
            ...told,
          },
          form.live,
        );
        if (action === 'cancel') return to('providerSignIn', {});
        const number = form.read(values);
        if (number.kind !== 'number') {
          told = tellOfNumber(number, text);
          continue;
        }
        const upgradeGuest = guestToUpgrade(tools) !== null;
        const sent = await ui.working(
          text.verifying,
          auth.signInWithPhone(number.e164, verification, { upgradeGuest }),
        );
        if (sent.ok) {
          await ui.done(text.codeSent);
          const { e164, country: itsCountry, national: rest } = number;
          return to('phoneSignInFinish', {
            e164,
            country: itsCountry.id,
            national: rest,
            confirmation: sent.value,
          });
        }
        verification.reset();
        const { error } = sent;
        const elsewhere = notAuthorized(error, settings, { identifier: number.e164, back: 'phone' });
        if (elsewhere) return elsewhere;
        told = tellOfMessage(error, text);
      }
    } catch (error) {
      // The human verification could not be drawn (T127).
      if (error instanceof AuthError) return to('providerSignIn', { notice: explain(error, text) });
      throw error;
    } finally {
      verification.clear();
    }
  },
});
