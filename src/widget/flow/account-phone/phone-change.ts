import type { AuthUser, HumanVerification } from '../../../adapters/auth-backend.ts';
import { AuthError } from '../../../adapters/auth-error.ts';
import { primary, secondary } from '../../screen/controls.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { accountRefused } from '../account/account-refused.ts';
import { accountText } from '../account/account-text.ts';
import { callOperation } from '../account/change-account.ts';
import { openAccount } from '../account/open-account.ts';
import { getSignedInUser } from '../finish/signed-in-user.ts';
import { describeNumber } from '../phone/describe-number.ts';
import { enterCode } from '../phone/enter-code.ts';
import { enterPhoneNumber } from '../phone/enter-phone-number.ts';
import { phoneForm } from '../phone/phone-form.ts';
import { createResendInPlace } from '../phone/resend-in-place.ts';
import { phoneRefused } from './phone-refused.ts';
import { refuseNumber } from './refuse-number.ts';

/** Asks for the phone with which the visitor wants to sign in, and sends a code to it. */
export const phoneChange = defineScreen({
  name: 'phoneChange',
  leadsTo: ['account', 'waysToSignIn', 'phoneChangeCode', 'identityConfirmation'],
  async run(tools, { uid, ...initial }) {
    const { text } = tools;
    const user = await findUser(tools, uid);
    if (!user) return to('waysToSignIn', {});
    return enterPhoneNumber(tools, {
      initial,
      createForm: (...values) => refuseNumber(phoneForm(...values), user.phoneNumber),
      description: { title: getTitle(user), body: [text.smsRates] },
      actions: { cancel: secondary(text.cancel), verify: primary(text.verify) },
      sendCode: (e164, verification) => sendCode(tools, user, e164, verification),
      onSent: (verificationId, { e164, country, national }) =>
        to('phoneChangeCode', { uid, e164, country: country.id, national, verificationId }),
      onRefused: (error, { country, national }) =>
        accountRefused(error, to('phoneChange', { uid, country: country.id, national })),
      onLeft: (feedback) => to('waysToSignIn', feedback),
    });
  },
});

/** Asks for the code from the text message, and adds the phone, or replaces the earlier one. */
export const phoneChangeCode = defineScreen({
  name: 'phoneChangeCode',
  leadsTo: ['account', 'waysToSignIn', 'phoneChange', 'phoneChangeCode', 'identityConfirmation'],
  async run(tools, input) {
    const { text } = tools;
    const { uid, e164, country, national } = input;
    const user = await findUser(tools, uid);
    if (!user) return to('waysToSignIn', {});
    return enterCode(tools, {
      description: { title: text.verifyPhoneNumber, body: describeNumber(e164, tools) },
      checkCode: (code) => setPhone(tools, user, input, code),
      acceptedText: text.verified,
      onAccepted: () => {
        const notice = accountText(user.phoneNumber === null ? 'phoneAdded' : 'phoneChanged', { number: e164 });
        return to('waysToSignIn', { notice });
      },
      onRefused: (error) => phoneRefused(error, input),
      onCancelled: () => to('waysToSignIn', {}),
      onResend: () => to('phoneChange', { uid, country, national }),
      resend: createResendInPlace(tools, async (verification) => {
        const sent = await sendCode(tools, user, e164, verification);
        return to('phoneChangeCode', { ...input, verificationId: sent });
      }),
    });
  },
});

/** Returns the app's user if she still has this `uid`. Returns null otherwise. */
async function findUser(tools: Tools, uid: string): Promise<AuthUser | null> {
  const opened = await openAccount(tools);
  return opened?.user.uid === uid ? opened.user : null;
}

/**
 * Sends a code to a phone number, and returns the ID of the text message. If the service says that the session has
 * ended, also signs the user out here.
 */
async function sendCode(tools: Tools, user: AuthUser, e164: string, verification: HumanVerification): Promise<string> {
  try {
    return await callOperation(tools, user, (account) => account.sendPhoneCode(e164, verification));
  } catch (error) {
    if (error instanceof AuthError && error.code === 'auth/user-token-expired') await tools.auth.revalidateSession();
    throw error;
  }
}

/** Sets the phone of `user`. If the service refuses, rejects with its error, except if the account has the number. */
async function setPhone(
  tools: Tools,
  user: AuthUser,
  { e164, verificationId }: Pick<ScreenInputs['phoneChangeCode'], 'e164' | 'verificationId'>,
  code: string,
): Promise<void> {
  const { auth } = tools;
  try {
    await callOperation(tools, user, (account) => account.setPhoneNumber(verificationId, code));
  } catch (error) {
    if (!(error instanceof AuthError) || error.code !== 'auth/code-expired') throw error;
    // An earlier attempt, whose answer was lost, may have used the code. So load the user again.
    await auth.revalidateSession();
    const current = await getSignedInUser(auth);
    if (current?.uid !== user.uid || current.phoneNumber !== e164) throw error;
  }
}

const getTitle = ({ phoneNumber }: AuthUser) => accountText(phoneNumber === null ? 'addPhone' : 'changePhone');
