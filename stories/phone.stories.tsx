import type { PhoneConfirmation } from '../src/adapters/auth-backend.ts';
import { recommendedConfig, recommendedMessages, recommendedPhone } from '../src/widget/config/recommended.ts';
import { recommendedLook } from './support/recommended-look.ts';
import { screenStory } from './support/screen-story.tsx';
import { ada, createVerification, rejectWith, resolveWith } from './support/story-backend.ts';

export default { title: 'Phone' };

const phoneOnly = { signInOptions: ['phone'] };
const solvedVerification = { humanVerification: () => createVerification({ isSolved: true }) };
const submitNumber = { fill: { phoneNumber: '650 555 0100' }, click: 'verify' };
const submitCode = { fill: { phoneConfirmationCode: '123456' }, click: 'continue' };
const pendingConfirmation: PhoneConfirmation = { confirm: () => new Promise(() => {}) };
const enterCode = {
  screen: 'phoneSignInFinish',
  input: { e164: '+16505550100', country: '1-US-0', national: '6505550100', confirmation: pendingConfirmation },
} as const;

export const EnterNumber = screenStory({ screen: 'phoneSignInStart', input: {} });
export const NumberOnly = screenStory({ screen: 'phoneSignInStart', input: {}, config: phoneOnly });
export const EnterNumberRecommended = screenStory({
  screen: 'phoneSignInStart',
  input: {},
  appearance: recommendedLook,
  config: { ...recommendedConfig, signInOptions: ['password', recommendedPhone] },
});
export const EnterNumberInFriendlyEnglish = screenStory({
  screen: 'phoneSignInStart',
  input: {},
  appearance: recommendedLook,
  config: { ...recommendedConfig, signInOptions: ['password', recommendedPhone] },
  messages: recommendedMessages,
});
export const NumberPrefilled = screenStory({
  screen: 'phoneSignInStart',
  input: { country: '44-GB-0', national: '7911 123456' },
});
export const FewCountries = screenStory({
  screen: 'phoneSignInStart',
  input: {},
  config: { signInOptions: [{ provider: 'phone', whitelistedCountries: ['DE', 'AT', 'CH'] }] },
});
export const VerificationMissing = screenStory({
  screen: 'phoneSignInStart',
  input: {},
  steps: [submitNumber],
});
export const NothingEntered = screenStory({ screen: 'phoneSignInStart', input: {}, steps: [{ click: 'verify' }] });
export const InvalidNumber = screenStory({
  screen: 'phoneSignInStart',
  input: {},
  backend: solvedVerification,
  steps: [{ fill: { phoneNumber: '12' }, click: 'verify' }],
});
export const UnsupportedCountry = screenStory({
  screen: 'phoneSignInStart',
  input: {},
  config: { signInOptions: [{ provider: 'phone', whitelistedCountries: ['US'] }] },
  backend: solvedVerification,
  steps: [{ fill: { phoneNumber: '+44 7911 123456' }, click: 'verify' }],
});
export const Sending = screenStory({
  screen: 'phoneSignInStart',
  input: {},
  backend: solvedVerification,
  steps: [submitNumber],
});
export const Sent = screenStory({
  screen: 'phoneSignInStart',
  input: {},
  backend: { ...solvedVerification, signInWithPhone: resolveWith(pendingConfirmation) },
  steps: [submitNumber],
  isLastView: ({ dialog }) => dialog?.state === 'done',
});
export const TooManyRequests = screenStory({
  screen: 'phoneSignInStart',
  input: {},
  backend: { ...solvedVerification, signInWithPhone: rejectWith('auth/too-many-requests') },
  steps: [submitNumber],
});

export const EnterCode = screenStory(enterCode);
export const EnterCodeRecommended = screenStory({
  ...enterCode,
  appearance: recommendedLook,
  config: recommendedConfig,
});
export const WrongCodeRecommended = screenStory({
  ...enterCode,
  input: { ...enterCode.input, confirmation: { confirm: rejectWith('auth/invalid-verification-code') } },
  appearance: recommendedLook,
  config: recommendedConfig,
  steps: [{ fill: { phoneConfirmationCode: '123456' } }],
});
export const VerifyingRecommended = screenStory({
  ...enterCode,
  appearance: recommendedLook,
  config: recommendedConfig,
  steps: [{ fill: { phoneConfirmationCode: '123456' } }],
});
export const ResendAvailable = screenStory({ ...enterCode, elapsedSeconds: 15 });
export const ResendInPlace = screenStory({
  ...enterCode,
  config: { resendCodesInPlace: true },
  elapsedSeconds: 15,
  steps: [{ click: 'resend' }],
});
export const WrongCode = screenStory({
  ...enterCode,
  input: { ...enterCode.input, confirmation: { confirm: rejectWith('auth/invalid-verification-code') } },
  steps: [submitCode],
});
export const Verifying = screenStory({ ...enterCode, steps: [submitCode] });
export const Verified = screenStory({
  ...enterCode,
  input: { ...enterCode.input, confirmation: { confirm: resolveWith(ada) } },
  steps: [submitCode],
  isLastView: ({ dialog }) => dialog?.state === 'done',
});
