import { en } from '../src/widget/messages/en.ts';
import { screenStory } from './support/screen-story.tsx';
import { ada, refused } from './support/service.ts';

export default { title: 'Password' };

const email = 'ada@example.com';
const submit = { fill: { password: 'analytical' }, take: 'submit' };
const save = { fill: { name: 'Ada Lovelace', newPassword: 'analytical' }, take: 'save' };

export const SignIn = screenStory({ screen: 'passwordSignIn', input: { email } });
export const SignInWithoutAddress = screenStory({ screen: 'passwordSignIn', input: { email: '' } });
export const SignInOrCreate = screenStory({ screen: 'passwordSignIn', input: { email, withheld: true } });
export const NothingEntered = screenStory({
  screen: 'passwordSignIn',
  input: { email: '' },
  acts: [{ take: 'submit' }],
});
export const SigningIn = screenStory({ screen: 'passwordSignIn', input: { email }, acts: [submit] });
export const WrongPassword = screenStory({
  screen: 'passwordSignIn',
  input: { email },
  service: { signInWithPassword: refused('auth/wrong-password') },
  acts: [submit],
});
export const TooManyPasswords = screenStory({
  screen: 'passwordSignIn',
  input: { email },
  service: { signInWithPassword: refused('auth/too-many-requests') },
  acts: [submit],
});
export const Disabled = screenStory({
  screen: 'passwordSignIn',
  input: { email },
  service: { signInWithPassword: refused('auth/user-disabled') },
  acts: [submit],
});

export const SignUp = screenStory({ screen: 'passwordSignUp', input: { email } });
export const SignUpWithoutName = screenStory({
  screen: 'passwordSignUp',
  input: { email },
  config: { signInOptions: [{ provider: 'password', requireDisplayName: false }] },
});
export const SignUpNothingEntered = screenStory({
  screen: 'passwordSignUp',
  input: { email: '' },
  acts: [{ take: 'save' }],
});
export const AddressTaken = screenStory({
  screen: 'passwordSignUp',
  input: { email },
  service: {
    createUserWithPassword: refused('auth/email-already-in-use'),
    lookUpSignInMethods: async () => ({ kind: 'withheld' }),
  },
  acts: [save],
});
export const WeakPassword = screenStory({
  screen: 'passwordSignUp',
  input: { email },
  service: { createUserWithPassword: refused('auth/weak-password') },
  acts: [save],
});
export const TooManySignUps = screenStory({
  screen: 'passwordSignUp',
  input: { email },
  service: { createUserWithPassword: refused('auth/too-many-requests') },
  acts: [save],
});
export const NameNotSaved = screenStory({
  screen: 'accountName',
  input: { result: ada, name: 'Ada Lovelace' },
  service: { setDisplayName: refused('auth/network-request-failed') },
});

export const Recovery = screenStory({ screen: 'passwordRecovery', input: { email } });
export const RecoveryWithoutMeans = screenStory({
  screen: 'passwordRecovery',
  input: { email, notice: en.noSignInMeans },
});
export const RecoveryOfNobody = screenStory({
  screen: 'passwordRecovery',
  input: { email },
  service: { sendPasswordResetEmail: refused('auth/user-not-found') },
  acts: [{ take: 'send' }],
});
export const RecoveryEmailSent = screenStory({ screen: 'passwordRecoveryEmailSent', input: { email } });
export const RecoveryEmailSentAtTheEnd = screenStory({
  screen: 'passwordRecoveryEmailSent',
  input: { email, way: 'none' },
});
