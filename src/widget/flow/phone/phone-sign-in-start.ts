import { guestToUpgrade } from '../parts/guest-to-upgrade.ts';
import { notAuthorized } from '../finish/not-authorized.ts';
import { phoneActions } from './phone-form.ts';
import { phoneSmallPrint } from './phone-small-print.ts';
import { enterPhoneNumber } from './enter-phone-number.ts';
import { getPrefilledNumber } from './prefilled-number.ts';
import { screen, to } from '../screen.ts';

/** Enter your phone number (reference §2.6 "phoneSignInStart", T127–T134). */
export const phoneSignInStart = screen({
  name: 'phoneSignInStart',
  leadsTo: ['phoneSignInFinish', 'unauthorizedUser', 'providerSignIn'],
  async run(tools, { country, national, notice }) {
    const { auth, text, settings } = tools;
    const prefilled = getPrefilledNumber(settings);
    return enterPhoneNumber(tools, {
      given: { country: country ?? prefilled.country, national: national ?? prefilled.national, notice },
      shows: { title: text.enterPhoneNumber, ...phoneSmallPrint(tools) },
      actions: phoneActions(tools),
      send: (e164, verification) =>
        auth.signInWithPhone(e164, verification, { upgradeGuest: guestToUpgrade(tools) !== null }),
      sent: (confirmation, number) =>
        to('phoneSignInFinish', {
          e164: number.e164,
          country: number.country.id,
          national: number.national,
          confirmation,
        }),
      refused: (error, { e164 }) => notAuthorized(error, settings, { identifier: e164, back: 'phone' }),
      elsewhere: (said) => to('providerSignIn', said),
    });
  },
});
