import type { SecondFactor } from '../src/adapters/auth-backend.ts';
import { recommendedConfig } from '../src/widget/config/recommended.ts';
import { texts } from '../src/widget/messages/phrase.ts';
import { recommendedLook } from './support/recommended-look.ts';
import { screenStory } from './support/screen-story.tsx';
import {
  ada,
  createVerification,
  rejectWith,
  reportUser,
  resolveWith,
  type BackendStubs,
} from './support/story-backend.ts';

export default { title: 'Second factor' };

const phoneFactor: SecondFactor = { uid: '1', factorId: 'phone', displayName: null, phoneNumber: '+*******0100' };
const namedPhoneFactor: SecondFactor = {
  uid: '2',
  factorId: 'phone',
  displayName: 'Work phone',
  phoneNumber: '+*******0199',
};
const appFactor: SecondFactor = { uid: '3', factorId: 'totp', displayName: null, phoneNumber: null };
const signedIn: BackendStubs = { observeSession: reportUser(ada.user) };
const unverified: BackendStubs = {
  observeSession: reportUser({ ...ada.user, emailVerified: false }),
  revalidateSession: resolveWith(undefined),
};
const startedEnrolment: BackendStubs = {
  startTotpEnrolment: resolveWith({
    secretKey: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Doorstep:ada%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Doorstep',
  }),
};
const enrolmentCode = {
  screen: 'phoneEnrolmentCode',
  input: { e164: '+16505550100', country: '1-US-0', national: '6505550100' },
} as const;
const submitCode = { fill: { phoneConfirmationCode: '123456' }, click: 'continue' };

export const Choose = screenStory({
  screen: 'secondFactor',
  input: {},
  backend: { pendingSecondFactors: () => [phoneFactor, namedPhoneFactor, appFactor] },
});
export const Send = screenStory({ screen: 'secondFactorSend', input: { factor: phoneFactor } });
export const VerificationMissing = screenStory({
  screen: 'secondFactorSend',
  input: { factor: phoneFactor },
  steps: [{ click: 'verify' }],
});
export const TextMessageCode = screenStory({ screen: 'secondFactorCode', input: { factor: phoneFactor } });
export const AppCode = screenStory({ screen: 'secondFactorCode', input: { factor: appFactor } });
export const SendOrChooseFactor = screenStory({
  screen: 'secondFactorSend',
  input: { factor: phoneFactor },
  backend: { pendingSecondFactors: () => [phoneFactor, appFactor] },
});
export const CodeOrChooseFactor = screenStory({
  screen: 'secondFactorCode',
  input: { factor: appFactor },
  backend: { pendingSecondFactors: () => [phoneFactor, appFactor] },
});
export const WrongCode = screenStory({
  screen: 'secondFactorCode',
  input: { factor: appFactor },
  backend: { finishSecondFactor: rejectWith('auth/invalid-verification-code') },
  steps: [submitCode],
});
export const Verifying = screenStory({ screen: 'secondFactorCode', input: { factor: appFactor }, steps: [submitCode] });

export const ChooseRecommended = screenStory({
  screen: 'secondFactor',
  input: {},
  appearance: recommendedLook,
  backend: { pendingSecondFactors: () => [phoneFactor, namedPhoneFactor, appFactor] },
});
export const TextMessageCodeRecommended = screenStory({
  screen: 'secondFactorCode',
  input: { factor: phoneFactor },
  appearance: recommendedLook,
  config: recommendedConfig,
  backend: { pendingSecondFactors: () => [phoneFactor, appFactor] },
});
export const SendRecommended = screenStory({
  screen: 'secondFactorSend',
  input: { factor: phoneFactor },
  appearance: recommendedLook,
});
export const AddRecommended = screenStory({
  screen: 'secondFactorEnrolment',
  input: {},
  appearance: recommendedLook,
  backend: signedIn,
});
export const AddAppRecommended = screenStory({
  screen: 'totpEnrolment',
  input: {},
  appearance: recommendedLook,
  backend: startedEnrolment,
});

export const Add = screenStory({ screen: 'secondFactorEnrolment', input: {}, backend: signedIn });
export const AddRequired = screenStory({ screen: 'secondFactorEnrolment', input: { signIn: { result: ada } } });
export const AddRequiredApp = screenStory({
  screen: 'secondFactorEnrolment',
  input: { signIn: { result: ada } },
  config: { requireSecondFactor: ['totp'] },
});
export const AlreadyAdded = screenStory({
  screen: 'secondFactorEnrolment',
  input: { notice: texts.secondFactorKnown },
  backend: signedIn,
});
export const AddUnverified = screenStory({ screen: 'unverifiedEmail', input: {}, backend: unverified });
export const AddUnverifiedNotSent = screenStory({
  screen: 'unverifiedEmail',
  input: {},
  backend: { ...unverified, sendEmailVerification: rejectWith('auth/too-many-requests') },
  steps: [{ click: 'send' }],
});
export const AddUnverifiedSent = screenStory({ screen: 'verificationEmailSent', input: { email: 'ada@example.com' } });
export const AddUnverifiedSentResend = screenStory({
  screen: 'verificationEmailSent',
  input: { email: 'ada@example.com' },
  elapsedSeconds: 15,
});
export const AddUnverifiedTooEarly = screenStory({
  screen: 'verificationEmailSent',
  input: { email: 'ada@example.com', notice: texts.emailNotVerifiedYet },
});
export const AddPhone = screenStory({ screen: 'phoneEnrolment', input: {} });
export const AddPhoneSending = screenStory({
  screen: 'phoneEnrolment',
  input: {},
  backend: { humanVerification: () => createVerification({ isSolved: true }) },
  steps: [{ fill: { phoneNumber: '650 555 0100' }, click: 'verify' }],
});
export const AddPhoneCode = screenStory(enrolmentCode);
export const AddedPhone = screenStory({
  ...enrolmentCode,
  backend: { finishEnrolment: resolveWith(undefined) },
  steps: [submitCode],
  isLastView: ({ dialog }) => dialog?.state === 'done',
});
export const AddApp = screenStory({ screen: 'totpEnrolment', input: {}, backend: startedEnrolment });
export const AddAppWrongCode = screenStory({
  screen: 'totpEnrolment',
  input: {},
  backend: { ...startedEnrolment, finishEnrolment: rejectWith('auth/invalid-verification-code') },
  steps: [submitCode],
});
