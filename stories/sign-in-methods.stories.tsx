import type { AccountOperations, AuthUser, SecondFactor } from '../src/adapters/auth-backend.ts';
import { accountText } from '../src/widget/flow/account/account-text.ts';
import { recommendedLook } from './support/recommended-look.ts';
import { screenStory } from './support/screen-story.tsx';
import { ada, rejectWith, reportUser, type BackendStubs } from './support/story-backend.ts';

export default { title: 'Ways to sign in, second steps' };

const waiting = () => new Promise<never>(() => {});
const operations: AccountOperations = {
  changeName: waiting,
  changeEmail: waiting,
  changePassword: waiting,
  connectProvider: waiting,
  disconnectProvider: waiting,
  sendPhoneCode: waiting,
  setPhoneNumber: waiting,
  removeSecondFactor: waiting,
  deleteAccount: waiting,
};

/** Creates a backend whose user signs in with these providers. */
function signInBy(providers: readonly string[], changes: Partial<AccountOperations> = {}): BackendStubs {
  const user: AuthUser = {
    ...ada.user,
    phoneNumber: '+16505550100',
    providerData: providers.map((providerId) => ({ providerId, uid: '1', email: ada.user.email })),
  };
  return {
    observeSession: reportUser(user),
    loadAccountOperations: async () => ({ ...operations, ...changes }),
  };
}

const signInOptions = ['google.com', 'password', 'phone', 'github.com', 'apple.com'];
const ways = { screen: 'waysToSignIn', input: {}, config: { signInOptions } } as const;

export const Ways = screenStory({ ...ways, backend: signInBy(['password', 'google.com', 'phone']) });
export const WaysRecommended = screenStory({
  ...ways,
  appearance: recommendedLook,
  backend: signInBy(['password', 'google.com', 'phone']),
});
export const OnlyWay = screenStory({ ...ways, backend: signInBy(['google.com']) });
export const OnlyWayRecommended = screenStory({
  ...ways,
  appearance: recommendedLook,
  backend: signInBy(['password']),
});
export const Connected = screenStory({
  ...ways,
  input: { notice: accountText('providerConnected', { provider: 'GitHub' }) },
  backend: signInBy(['password', 'github.com']),
});
export const ProviderInUse = screenStory({
  ...ways,
  backend: signInBy(['password'], { connectProvider: rejectWith('auth/credential-already-in-use') }),
  steps: [{ click: 'google.com' }],
});
export const Connecting = screenStory({ ...ways, backend: signInBy(['password']), steps: [{ click: 'google.com' }] });
export const DisconnectGoogle = screenStory({
  ...ways,
  backend: signInBy(['password', 'google.com']),
  steps: [{ click: 'google.com' }],
});
export const RemovePassword = screenStory({
  ...ways,
  backend: signInBy(['password', 'google.com']),
  steps: [{ click: 'password' }],
});
export const RemovePasswordRecommended = screenStory({
  ...ways,
  appearance: recommendedLook,
  backend: signInBy(['password', 'google.com']),
  steps: [{ click: 'password' }],
});

const phone = {
  uid: ada.user.uid,
  e164: '+16505550100',
  country: '1-US-0',
  national: '6505550100',
  verificationId: 'sent',
} as const;
const { uid } = phone;

export const OnlyPhone = screenStory({ ...ways, backend: signInBy(['phone']) });
export const ChangePhone = screenStory({
  screen: 'phoneChange',
  input: { uid },
  config: { signInOptions },
  backend: signInBy(['phone']),
});
export const ChangePhoneRecommended = screenStory({
  screen: 'phoneChange',
  input: { uid },
  config: { signInOptions },
  appearance: recommendedLook,
  backend: signInBy(['phone']),
});
export const PhoneInUse = screenStory({
  screen: 'phoneChange',
  input: { ...phone, notice: accountText('numberInUse') },
  config: { signInOptions },
  backend: signInBy(['phone']),
});
export const PhoneCode = screenStory({
  screen: 'phoneChangeCode',
  input: phone,
  config: { signInOptions },
  backend: signInBy(['phone']),
});
export const PhoneCodeRecommended = screenStory({
  screen: 'phoneChangeCode',
  input: phone,
  config: { signInOptions },
  appearance: recommendedLook,
  backend: signInBy(['phone']),
});
export const PhoneChanged = screenStory({
  ...ways,
  input: { notice: accountText('phoneChanged', { number: phone.e164 }) },
  backend: signInBy(['password', 'phone']),
});

const phoneFactor: SecondFactor = { uid: 'p', factorId: 'phone', displayName: null, phoneNumber: '+16505550100' };
const appFactor: SecondFactor = { uid: 'a', factorId: 'totp', displayName: null, phoneNumber: null };
const namedFactor: SecondFactor = { ...appFactor, uid: 'n', displayName: 'Work phone' };
const withFactors = (...factors: readonly SecondFactor[]): BackendStubs => ({
  ...signInBy(['password']),
  enrolledFactors: () => factors,
});

export const NoSecondStep = screenStory({ screen: 'secondFactors', input: {}, backend: withFactors() });
export const SecondSteps = screenStory({
  screen: 'secondFactors',
  input: {},
  backend: withFactors(phoneFactor, appFactor, namedFactor),
});
export const SecondStepsRecommended = screenStory({
  screen: 'secondFactors',
  input: {},
  appearance: recommendedLook,
  backend: withFactors(phoneFactor, appFactor),
});
export const LastRequiredStep = screenStory({
  screen: 'secondFactors',
  input: {},
  config: { requireSecondFactor: true },
  backend: withFactors(appFactor),
});
export const RemovedStep = screenStory({
  screen: 'secondFactors',
  input: { notice: accountText('stepRemoved', { step: 'Work phone' }) },
  backend: withFactors(phoneFactor),
});
export const StepNotRemoved = screenStory({
  screen: 'secondFactors',
  input: {},
  backend: {
    ...withFactors(phoneFactor, appFactor),
    ...signInBy(['password'], { removeSecondFactor: rejectWith('auth/network-request-failed') }),
  },
  steps: [{ click: 'p' }, { click: 'remove' }],
});
export const RemoveStep = screenStory({
  screen: 'secondFactors',
  input: {},
  backend: withFactors(phoneFactor, appFactor),
  steps: [{ click: 'p' }],
});
