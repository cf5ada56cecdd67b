import type { PhoneConfirmation } from '../src/adapters/auth-backend.ts';
import { screenStory } from './support/screen-story.tsx';
import { ada, answered, refused, solvedBy } from './support/service.ts';

export default { title: 'Phone' };

const phoneOnly = { signInOptions: ['phone'] };
const solved = { humanVerification: () => solvedBy('itself') };
const verify = { fill: { phoneNumber: '650 555 0100' }, take: 'verify' };
const code = { fill: { phoneConfirmationCode: '123456' }, take: 'continue' };
const unanswered: PhoneConfirmation = { confirm: () => new Promise(() => {}) };
const finish = {
  screen: 'phoneSignInFinish',
  input: { e164: '+16505550100', country: '1-US-0', national: '6505550100', confirmation: unanswered },
} as const;

export const Number = screenStory({ screen: 'phoneSignInStart', input: {} });
export const NumberOnly = screenStory({ screen: 'phoneSignInStart', input: {}, config: phoneOnly });
export const NumberAgain = screenStory({
  screen: 'phoneSignInStart',
  input: { country: '44-GB-0', national: '7911 123456' },
});
export const FewCountries = screenStory({
  screen: 'phoneSignInStart',
  input: {},
  config: { signInOptions: [{ provider: 'phone', whitelistedCountries: ['DE', 'AT', 'CH'] }] },
});
export const NotSolved = screenStory({
  screen: 'phoneSignInStart',
  input: {},
  acts: [verify],
});
export const NothingEntered = screenStory({ screen: 'phoneSignInStart', input: {}, acts: [{ take: 'verify' }] });
export const NoNumber = screenStory({
  screen: 'phoneSignInStart',
  input: {},
  service: solved,
  acts: [{ fill: { phoneNumber: '12' }, take: 'verify' }],
});
export const UnsupportedCountry = screenStory({
  screen: 'phoneSignInStart',
  input: {},
  config: { signInOptions: [{ provider: 'phone', whitelistedCountries: ['US'] }] },
  service: solved,
  acts: [{ fill: { phoneNumber: '+44 7911 123456' }, take: 'verify' }],
});
export const Sending = screenStory({ screen: 'phoneSignInStart', input: {}, service: solved, acts: [verify] });
export const Sent = screenStory({
  screen: 'phoneSignInStart',
  input: {},
  service: { ...solved, signInWithPhone: answered(unanswered) },
  acts: [verify],
  until: ({ dialog }) => dialog?.state === 'done',
});
export const TooMany = screenStory({
  screen: 'phoneSignInStart',
  input: {},
  service: { ...solved, signInWithPhone: refused('auth/too-many-requests') },
  acts: [verify],
});

export const Code = screenStory(finish);
export const CodeToBeResent = screenStory({ ...finish, seconds: 15 });
export const WrongCode = screenStory({
  ...finish,
  input: { ...finish.input, confirmation: { confirm: refused('auth/invalid-verification-code') } },
  acts: [code],
});
export const Verifying = screenStory({ ...finish, acts: [code] });
export const Verified = screenStory({
  ...finish,
  input: { ...finish.input, confirmation: { confirm: answered(ada) } },
  acts: [code],
  until: ({ dialog }) => dialog?.state === 'done',
});
