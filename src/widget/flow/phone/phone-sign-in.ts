import { checkRestriction } from '../finish/admin-restriction.ts';
import { rememberNewAccount } from '../finish/new-account.ts';
import { completeSignIn } from '../linking/complete-sign-in.ts';
import { smallPrint } from '../../screen/small-print.ts';
import { CHANGE_TENANT, nameTenant } from '../start/chosen-tenant.ts';
import { defineScreen, to } from '../../screen/screen.ts';
import { describeNumber } from './describe-number.ts';
import { enterCode } from './enter-code.ts';
import { enterPhoneNumber } from './enter-phone-number.ts';
import { getPrefilledNumber, phoneActions, phoneSmallPrint } from './phone-sign-in-form.ts';
import { createResendInPlace } from './resend-in-place.ts';
import { leavePhoneSignIn, signInCodeRefused } from './sign-in-code-refused.ts';

/** Asks for the phone number, and sends a code to this number (reference §2.6 "phoneSignInStart", T127–T134). */
export const phoneSignInStart = defineScreen({
  name: 'phoneSignInStart',
  leadsTo: ['phoneSignInFinish', 'unauthorizedUser', 'providerSignIn', 'tenantList'],
  async run(tools, { country, national, notice }) {
    const { auth, text, settings } = tools;
    const prefilled = getPrefilledNumber(settings);
    const { body = [], footer } = phoneSmallPrint(tools);
    return enterPhoneNumber(tools, {
      initial: { country: country ?? prefilled.country, national: national ?? prefilled.national, notice },
      description: {
        title: text.enterPhoneNumber,
        body: [...nameTenant(settings, text), ...body],
        ...(footer && { footer }),
      },
      actions: phoneActions(tools),
      sendCode: (e164, verification) =>
        auth.signInWithPhone(e164, verification, { upgradeGuest: settings.upgradeGuests }),
      onSent: (confirmation, number) =>
        to('phoneSignInFinish', {
          e164: number.e164,
          country: number.country.id,
          national: number.national,
          confirmation,
        }),
      onRefused: (error, { e164 }) => checkRestriction(error, settings, { identifier: e164, back: 'phone' }),
      onLeft: (feedback, action) => (action === CHANGE_TENANT ? to('tenantList', {}) : to('providerSignIn', feedback)),
    });
  },
});

/** Asks for the code from the text message (reference §2.6 "phoneSignInFinish", T135–T142). */
export const phoneSignInFinish = defineScreen({
  name: 'phoneSignInFinish',
  leadsTo: [
    'phoneSignInFinish',
    'done',
    'emailMismatch',
    'mergeConflict',
    'phoneSignInStart',
    'unauthorizedUser',
    'providerSignIn',
  ],
  async run(tools, { e164, country, national, confirmation }) {
    const { auth, text, settings } = tools;
    return enterCode(tools, {
      description: {
        title: text.verifyPhoneNumber,
        body: describeNumber(e164, tools),
        ...smallPrint(tools, 'links'),
      },
      checkCode: (code) => rememberNewAccount(tools, confirmation.confirm(code)),
      acceptedText: text.verified,
      onAccepted: (result) => completeSignIn(tools, result),
      onRefused: (error) => signInCodeRefused(error, tools, { e164, country, national }),
      onCancelled: () => leavePhoneSignIn(settings),
      onResend: () => to('phoneSignInStart', { country, national }),
      resend: createResendInPlace(tools, async (verification) => {
        const { upgradeGuests: upgradeGuest } = settings;
        const sent = await auth.signInWithPhone(e164, verification, { upgradeGuest });
        return to('phoneSignInFinish', { e164, country, national, confirmation: sent });
      }),
    });
  },
});
