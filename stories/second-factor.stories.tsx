import type { SecondFactor } from '../src/adapters/auth-backend.ts';
import { en } from '../src/widget/messages/en.ts';
import { screenStory } from './support/screen-story.tsx';
import { ada, answered, refused, seenAs, solvedBy, type Answers } from './support/service.ts';

export default { title: 'Second factor' };

const phone: SecondFactor = { uid: '1', factorId: 'phone', displayName: null, phoneNumber: '+*******0100' };
const named: SecondFactor = { uid: '2', factorId: 'phone', displayName: 'Work phone', phoneNumber: '+*******0199' };
const app: SecondFactor = { uid: '3', factorId: 'totp', displayName: null, phoneNumber: null };
const signedIn: Answers = { observeSession: seenAs(ada.user) };
const unverified: Answers = {
  observeSession: seenAs({ ...ada.user, emailVerified: false }),
  revalidateSession: answered(undefined),
};
const connected: Answers = {
  startTotpEnrolment: answered({
    secretKey: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Doorstep:ada%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Doorstep',
  }),
};
const phoneCode = {
  screen: 'phoneEnrolmentCode',
  input: { e164: '+16505550100', country: '1-US-0', national: '6505550100' },
} as const;
const code = { fill: { phoneConfirmationCode: '123456' }, take: 'continue' };

export const Choose = screenStory({
  screen: 'secondFactor',
  input: {},
  service: { pendingSecondFactors: () => [phone, named, app] },
});
export const Send = screenStory({ screen: 'secondFactorSend', input: { factor: phone } });
export const NotSolved = screenStory({
  screen: 'secondFactorSend',
  input: { factor: phone },
  acts: [{ take: 'verify' }],
});
export const CodeOfAMessage = screenStory({ screen: 'secondFactorCode', input: { factor: phone } });
export const CodeOfAnApp = screenStory({ screen: 'secondFactorCode', input: { factor: app } });
export const WrongCode = screenStory({
  screen: 'secondFactorCode',
  input: { factor: app },
  service: { finishSecondFactor: refused('auth/invalid-verification-code') },
  acts: [code],
});
export const Verifying = screenStory({ screen: 'secondFactorCode', input: { factor: app }, acts: [code] });

export const Add = screenStory({ screen: 'secondFactorEnrolment', input: {}, service: signedIn });
export const AddedAlready = screenStory({
  screen: 'secondFactorEnrolment',
  input: { notice: en.secondFactorKnown },
  service: signedIn,
});
export const AddUnverified = screenStory({ screen: 'unverifiedEmail', input: {}, service: unverified });
export const AddUnverifiedNotSent = screenStory({
  screen: 'unverifiedEmail',
  input: {},
  service: { ...unverified, sendEmailVerification: refused('auth/too-many-requests') },
  acts: [{ take: 'send' }],
});
export const AddUnverifiedSent = screenStory({ screen: 'verificationEmailSent', input: { email: 'ada@example.com' } });
export const AddUnverifiedSentResend = screenStory({
  screen: 'verificationEmailSent',
  input: { email: 'ada@example.com' },
  seconds: 15,
});
export const AddUnverifiedTooEarly = screenStory({
  screen: 'verificationEmailSent',
  input: { email: 'ada@example.com', notice: en.emailNotVerifiedYet },
});
export const AddPhone = screenStory({ screen: 'phoneEnrolment', input: {} });
export const AddPhoneSending = screenStory({
  screen: 'phoneEnrolment',
  input: {},
  service: { humanVerification: () => solvedBy('itself') },
  acts: [{ fill: { phoneNumber: '650 555 0100' }, take: 'verify' }],
});
export const AddPhoneCode = screenStory(phoneCode);
export const AddedPhone = screenStory({
  ...phoneCode,
  service: { finishEnrolment: answered(undefined) },
  acts: [code],
  until: ({ dialog }) => dialog?.state === 'done',
});
export const AddApp = screenStory({ screen: 'totpEnrolment', input: {}, service: connected });
export const AddAppWrongCode = screenStory({
  screen: 'totpEnrolment',
  input: {},
  service: { ...connected, finishEnrolment: refused('auth/invalid-verification-code') },
  acts: [code],
});
