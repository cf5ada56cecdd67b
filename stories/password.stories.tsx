import type { PasswordPolicy } from '../src/adapters/auth-backend.ts';
import { recommendedConfig, recommendedMessages } from '../src/widget/config/recommended.ts';
import type { EstimatePassword } from '../src/widget/config/ui-config.ts';
import { texts } from '../src/widget/messages/phrase.ts';
import { recommendedLook } from './support/recommended-look.ts';
import { screenStory } from './support/screen-story.tsx';
import { ada, rejectWith, resolveWith } from './support/story-backend.ts';

export default { title: 'Password' };

const email = 'ada@example.com';
const submit = { fill: { password: 'analytical' }, click: 'submit' };
const save = { fill: { name: 'Ada Lovelace', newPassword: 'analytical' }, click: 'save' };

export const SignIn = screenStory({ screen: 'passwordSignIn', input: { email } });
export const SignInWithoutEmail = screenStory({ screen: 'passwordSignIn', input: { email: '' } });
export const SignInOrCreate = screenStory({ screen: 'passwordSignIn', input: { email, withheld: true } });
export const SignInAnotherWay = screenStory({
  screen: 'passwordSignIn',
  input: { email, withheld: true },
  config: { signInOptions: ['password', 'google.com'], offerOtherMethods: true },
});
export const SignInMailInstead = screenStory({
  screen: 'passwordSignIn',
  input: { email, withheld: true },
  config: { signInOptions: [{ provider: 'password', alsoOffer: 'emailLink' }, 'google.com'], offerOtherMethods: true },
});
export const SignInMailInsteadRecommended = screenStory({
  screen: 'passwordSignIn',
  input: { email, withheld: true },
  appearance: recommendedLook,
  config: { ...recommendedConfig, signInOptions: [{ provider: 'password', alsoOffer: 'emailLink' }, 'google.com'] },
});
export const SignInRecommended = screenStory({
  screen: 'passwordSignIn',
  input: { email },
  appearance: recommendedLook,
  config: { ...recommendedConfig, signInOptions: ['password', 'google.com'] },
});
export const SignInOrCreateRecommended = screenStory({
  screen: 'passwordSignIn',
  input: { email, withheld: true },
  appearance: recommendedLook,
  config: { ...recommendedConfig, signInOptions: ['password', 'google.com'] },
});
export const WrongPasswordRecommended = screenStory({
  screen: 'passwordSignIn',
  input: { email },
  appearance: recommendedLook,
  config: { ...recommendedConfig, signInOptions: ['password', 'google.com'] },
  backend: { signInWithPassword: rejectWith('auth/wrong-password') },
  steps: [submit],
});
export const CapsLockOn = screenStory({
  screen: 'passwordSignIn',
  input: { email },
  steps: [{ capsLock: 'password' }],
});
export const NothingEntered = screenStory({
  screen: 'passwordSignIn',
  input: { email: '' },
  steps: [{ click: 'submit' }],
});
export const SigningIn = screenStory({ screen: 'passwordSignIn', input: { email }, steps: [submit] });
export const WrongPassword = screenStory({
  screen: 'passwordSignIn',
  input: { email },
  backend: { signInWithPassword: rejectWith('auth/wrong-password') },
  steps: [submit],
});
export const TooManyPasswords = screenStory({
  screen: 'passwordSignIn',
  input: { email },
  backend: { signInWithPassword: rejectWith('auth/too-many-requests') },
  steps: [submit],
});
export const OutdatedPassword = screenStory({
  screen: 'passwordSignIn',
  input: { email },
  backend: { signInWithPassword: rejectWith('auth/password-does-not-meet-requirements') },
  steps: [submit],
});
export const AccountDisabled = screenStory({
  screen: 'passwordSignIn',
  input: { email },
  backend: { signInWithPassword: rejectWith('auth/user-disabled') },
  steps: [submit],
});

export const SignUp = screenStory({ screen: 'passwordSignUp', input: { email } });
export const SignUpRecommended = screenStory({
  screen: 'passwordSignUp',
  input: { email },
  appearance: recommendedLook,
});
export const SignUpWithoutName = screenStory({
  screen: 'passwordSignUp',
  input: { email },
  config: { signInOptions: [{ provider: 'password', requireDisplayName: false }] },
});
export const SignUpNothingEntered = screenStory({
  screen: 'passwordSignUp',
  input: { email: '' },
  steps: [{ click: 'save' }],
});
const signUpFields = [
  { name: 'company', label: 'Company', required: true, autocomplete: 'organization' },
  { name: 'terms', type: 'checkbox', label: 'I agree to the [terms of service]', url: '/terms', required: true },
  { name: 'news', type: 'checkbox', label: 'Send me news by email' },
] as const;
export const SignUpWithFields = screenStory({ screen: 'passwordSignUp', input: { email }, config: { signUpFields } });
export const SignUpFieldsMissing = screenStory({
  screen: 'passwordSignUp',
  input: { email },
  config: { signUpFields },
  steps: [save],
});
export const SignUpChecked = screenStory({
  screen: 'passwordSignUp',
  input: { email },
  config: { checkSignUp: () => ({ email: 'Use the email of your company.' }) },
  steps: [save],
});
export const EmailTaken = screenStory({
  screen: 'passwordSignUp',
  input: { email },
  backend: {
    createUserWithPassword: rejectWith('auth/email-already-in-use'),
    lookUpSignInMethods: async () => ({ kind: 'withheld' }),
  },
  steps: [save],
});
export const WeakPassword = screenStory({
  screen: 'passwordSignUp',
  input: { email },
  backend: { createUserWithPassword: rejectWith('auth/weak-password') },
  steps: [save],
});
const policy: PasswordPolicy = {
  minimumLength: 12,
  maximumLength: 20,
  requiredCharacters: ['uppercase', 'lowercase', 'digit', 'special'],
  specialCharacters: '!',
};
export const SignUpWithPolicy = screenStory({
  screen: 'passwordSignUp',
  input: { email },
  config: { passwordPolicy: true },
  backend: { passwordPolicy: async () => policy },
  steps: [{ waitFor: '.doorstep-requirements', ...save }],
});
const newPassword = { fill: { name: 'Ada Lovelace', newPassword: 'analytical' }, focus: 'newPassword' };
export const SignUpWithStrength = screenStory({
  screen: 'passwordSignUp',
  input: { email },
  config: { passwordStrength: () => ({ score: 2, advice: { message: 'passwordAddWords' } }) },
  steps: [newPassword],
});
export const SignUpWithStrongPassword = screenStory({
  screen: 'passwordSignUp',
  input: { email },
  config: { passwordStrength: () => 4 },
  steps: [newPassword],
});
const signUpRecommended = {
  screen: 'passwordSignUp',
  input: { email },
  appearance: recommendedLook,
  messages: recommendedMessages,
} as const;
const weak: EstimatePassword = () => ({ score: 1, advice: { message: 'passwordAvoidPatterns' } });
export const StrengthWithPolicy = screenStory({
  ...signUpRecommended,
  config: { ...recommendedConfig, passwordStrength: weak },
  backend: { passwordPolicy: async () => policy },
  steps: [{ waitFor: '.doorstep-requirements', ...newPassword }],
});
export const StrongPasswordWithPolicy = screenStory({
  ...signUpRecommended,
  config: { ...recommendedConfig, passwordStrength: () => 4 },
  backend: { passwordPolicy: async () => policy },
  steps: [{ waitFor: '.doorstep-requirements', ...newPassword }],
});
export const TooWeakPassword = screenStory({
  ...signUpRecommended,
  config: {
    ...recommendedConfig,
    passwordPolicy: false,
    passwordStrength: weak,
    checkPassword: () => ({ message: 'passwordTooWeak' }),
  },
  steps: [newPassword, { waitFor: '[data-strength]', click: 'save' }],
});
export const EmailTakenRecommended = screenStory({
  ...signUpRecommended,
  config: recommendedConfig,
  backend: {
    createUserWithPassword: rejectWith('auth/email-already-in-use'),
    lookUpSignInMethods: async () => ({ kind: 'withheld' }),
    passwordPolicy: resolveWith(null),
  },
  steps: [save],
});
export const ViolatedPolicy = screenStory({
  screen: 'passwordSignUp',
  input: { email },
  backend: { createUserWithPassword: rejectWith('auth/password-does-not-meet-requirements') },
  steps: [save],
});
export const BreachedPassword = screenStory({
  screen: 'passwordSignUp',
  input: { email },
  config: { checkPassword: () => ({ message: 'passwordBreached' }) },
  steps: [save],
});
export const TooManySignUps = screenStory({
  screen: 'passwordSignUp',
  input: { email },
  backend: { createUserWithPassword: rejectWith('auth/too-many-requests') },
  steps: [save],
});
export const NameNotSaved = screenStory({
  screen: 'accountName',
  input: { result: ada, name: 'Ada Lovelace' },
  backend: { setDisplayName: rejectWith('auth/network-request-failed') },
});

export const Recovery = screenStory({ screen: 'passwordRecovery', input: { email } });
export const RecoveryWithNotice = screenStory({
  screen: 'passwordRecovery',
  input: { email, notice: texts.noSignInMeans },
});
export const RecoveryUnknownEmail = screenStory({
  screen: 'passwordRecovery',
  input: { email },
  backend: { sendPasswordResetEmail: rejectWith('auth/user-not-found') },
  steps: [{ click: 'send' }],
});
export const RecoveryEmailSent = screenStory({ screen: 'passwordRecoveryEmailSent', input: { email } });
export const RecoveryRecommended = screenStory({
  screen: 'passwordRecovery',
  input: { email },
  appearance: recommendedLook,
});
export const RecoveryEmailSentRecommended = screenStory({
  screen: 'passwordRecoveryEmailSent',
  input: { email },
  appearance: recommendedLook,
});
const gmail = { email: 'ada.lovelace@gmail.com' };
export const RecoveryMailbox = screenStory({
  screen: 'passwordRecoveryEmailSent',
  input: gmail,
  config: { offerMailbox: true },
});
export const RecoveryMailboxRecommended = screenStory({
  screen: 'passwordRecoveryEmailSent',
  input: gmail,
  config: recommendedConfig,
  appearance: recommendedLook,
  messages: recommendedMessages,
});
export const RecoveryEmailSentSignedIn = screenStory({
  screen: 'passwordRecoveryEmailSent',
  input: { email, button: 'continue' },
});
