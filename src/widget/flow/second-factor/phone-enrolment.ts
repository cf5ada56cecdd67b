import { primary, secondary } from '../parts/actions.ts';
import { afterPhonesCodeRefusal, afterRefusal } from './enrolment-refusal.ts';
import { enterCode } from '../phone/enter-code.ts';
import { enterPhoneNumber } from '../phone/enter-phone-number.ts';
import { goOnSignedIn } from '../finish/go-on-signed-in.ts';
import { screen, to } from '../screen.ts';

/** Which phone the codes of the second step shall go to. */
export const phoneEnrolment = screen({
  name: 'phoneEnrolment',
  leadsTo: [
    'phoneEnrolmentCode',
    'secondFactorEnrolment',
    'unverifiedEmail',
    'projectCheck',
    'signIn',
    'providerSignIn',
  ],
  async run(tools, given) {
    const { auth, text } = tools;
    return enterPhoneNumber(tools, {
      given,
      shows: { title: text.addSecondFactor, body: [text.smsRates] },
      actions: { cancel: secondary(text.cancel), verify: primary(text.verify) },
      send: (e164, verification) => auth.startPhoneEnrolment(e164, verification),
      sent: (_, { e164, country, national }) => to('phoneEnrolmentCode', { e164, country: country.id, national }),
      refused: (error) => afterRefusal(tools, error),
      elsewhere: (said) => to('secondFactorEnrolment', said),
    });
  },
});

/** The code from the message proves that the phone is at hand. */
export const phoneEnrolmentCode = screen({
  name: 'phoneEnrolmentCode',
  leadsTo: ['phoneEnrolment', 'secondFactorEnrolment', 'unverifiedEmail', 'projectCheck', 'signIn', 'providerSignIn'],
  async run(tools, { e164, country, national }) {
    const { auth, text } = tools;
    return enterCode(tools, {
      shows: { title: text.addSecondFactor, body: [text.codeSentTo(e164)] },
      check: (code) => auth.finishEnrolment(code, null),
      done: text.secondFactorAdded,
      accepted: () => goOnSignedIn(tools),
      refused: (error) => afterPhonesCodeRefusal(tools, error, { country, national }),
      cancelled: () => to('secondFactorEnrolment', {}),
      again: () => to('phoneEnrolment', { country, national }),
    });
  },
});
