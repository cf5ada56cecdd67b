import type { AccountOperations, AuthUser } from '../src/adapters/auth-backend.ts';
import { AuthError, type AuthErrorCode } from '../src/adapters/auth-error.ts';
import { accountText } from '../src/widget/flow/account/account-text.ts';
import { recommendedLook } from './support/recommended-look.ts';
import { screenStory } from './support/screen-story.tsx';
import { ada, rejectWith, reportUser, type BackendStubs } from './support/story-backend.ts';

export default { title: 'Account page' };

const email = 'ada@example.com';
const password = { providerId: 'password', uid: email, email };
const google = { providerId: 'google.com', uid: '1', email };

/** Creates operations that all fail with `code`. Without a code, the operations never end. */
function createOperations(code?: AuthErrorCode): AccountOperations {
  const run = (): Promise<never> => (code ? Promise.reject(new AuthError(code)) : new Promise(() => {}));
  return {
    changeName: run,
    changeEmail: run,
    changePassword: run,
    connectProvider: run,
    disconnectProvider: run,
    sendPhoneCode: run,
    setPhoneNumber: run,
    removeSecondFactor: run,
    deleteAccount: run,
  };
}

const signIn = (user: Partial<AuthUser> = {}, code?: AuthErrorCode): BackendStubs => ({
  observeSession: reportUser({ ...ada.user, providerData: [password, google], ...user }),
  loadAccountOperations: async () => createOperations(code),
});
const signedIn = signIn();
const failing = signIn({}, 'auth/network-request-failed');

export const Account = screenStory({ screen: 'account', input: {}, backend: signedIn });
export const AccountRecommended = screenStory({
  screen: 'account',
  input: {},
  appearance: recommendedLook,
  backend: signedIn,
});
export const AccountWithoutPassword = screenStory({
  screen: 'account',
  input: {},
  backend: signIn({ displayName: null, providerData: [google] }),
});
export const AccountWithoutEmail = screenStory({
  screen: 'account',
  input: {},
  backend: signIn({ email: null, displayName: null, providerData: [] }),
});
export const AccountLongEmail = screenStory({
  screen: 'account',
  input: {},
  backend: signIn({ email: 'augusta.ada.king.countess.of.lovelace@analytical-engine.example.com' }),
});
export const AccountChanged = screenStory({
  screen: 'account',
  input: { notice: accountText('nameChanged') },
  backend: signedIn,
});

export const Name = screenStory({ screen: 'nameChange', input: {}, backend: signedIn });
export const NameNotSaved = screenStory({
  screen: 'nameChange',
  input: {},
  backend: failing,
  steps: [{ click: 'save' }],
});

export const Email = screenStory({ screen: 'emailChange', input: {}, backend: signedIn });
export const EmailSame = screenStory({
  screen: 'emailChange',
  input: {},
  backend: signedIn,
  steps: [{ fill: { email }, click: 'save' }],
});
export const EmailSent = screenStory({
  screen: 'emailChangeSent',
  input: { email: 'lovelace@gmail.com' },
  config: { offerMailbox: true },
});

export const Password = screenStory({ screen: 'passwordChange', input: {}, backend: signedIn });
export const PasswordAdded = screenStory({
  screen: 'passwordChange',
  input: {},
  backend: signIn({ providerData: [google] }),
});
export const PasswordWeak = screenStory({
  screen: 'passwordChange',
  input: {},
  backend: signIn({}, 'auth/weak-password'),
  steps: [{ fill: { newPassword: '123456' }, click: 'save' }],
});

const waiting = () => new Promise<never>(() => {});
const unavailable = Object.assign(new Error('unavailable'), { problem: 'unavailable' });

export const AccountWithSignOutEverywhere = screenStory({
  screen: 'account',
  input: {},
  config: { signOutEverywhere: waiting },
  backend: signedIn,
});
export const SignOutEverywhere = screenStory({
  screen: 'signOutEverywhere',
  input: {},
  config: { signOutEverywhere: waiting },
  backend: signedIn,
});
export const SignOutEverywhereRecommended = screenStory({
  screen: 'signOutEverywhere',
  input: {},
  config: { signOutEverywhere: waiting },
  backend: signedIn,
  appearance: recommendedLook,
});
export const SignOutEverywhereFailed = screenStory({
  screen: 'signOutEverywhere',
  input: {},
  config: { signOutEverywhere: () => Promise.reject(unavailable) },
  backend: signedIn,
  steps: [{ click: 'signOut' }],
});
export const SignOutHereFailed = screenStory({
  screen: 'signOutEverywhere',
  input: {},
  config: { signOutEverywhere: () => Promise.resolve() },
  backend: { ...signedIn, signOut: rejectWith('auth/network-request-failed') },
  steps: [{ click: 'signOut' }],
});

export const Deletion = screenStory({ screen: 'accountDeletion', input: {}, backend: signedIn });
export const DeletionFailed = screenStory({
  screen: 'accountDeletion',
  input: {},
  backend: failing,
  steps: [{ click: 'deleteAccount' }],
});

export const Confirmation = screenStory({ screen: 'identityConfirmation', input: {}, backend: signedIn });
export const ConfirmationRecommended = screenStory({
  screen: 'identityConfirmation',
  input: {},
  appearance: recommendedLook,
  backend: signedIn,
});
export const ConfirmationByPassword = screenStory({
  screen: 'identityConfirmation',
  input: {},
  backend: signIn({ providerData: [password] }),
});
export const ConfirmationByProvider = screenStory({
  screen: 'identityConfirmation',
  input: {},
  backend: signIn({ providerData: [google] }),
});
export const ConfirmationWrongPassword = screenStory({
  screen: 'identityConfirmation',
  input: {},
  backend: { ...signedIn, signInWithPassword: rejectWith('auth/wrong-password') },
  steps: [{ fill: { password: 'a guess' }, click: 'signIn' }],
});
export const ConfirmationOutdatedPassword = screenStory({
  screen: 'identityConfirmation',
  input: {},
  backend: { ...signedIn, signInWithPassword: rejectWith('auth/password-does-not-meet-requirements') },
  steps: [{ fill: { password: 'a guess' }, click: 'signIn' }],
});
export const ConfirmationBlocked = screenStory({
  screen: 'identityConfirmation',
  input: {},
  backend: { ...signedIn, signInWithPopup: rejectWith('auth/popup-blocked') },
  steps: [{ click: 'google.com' }],
});
export const ConfirmationBlockedByProvider = screenStory({
  screen: 'identityConfirmation',
  input: {},
  backend: { ...signIn({ providerData: [google] }), signInWithPopup: rejectWith('auth/popup-blocked') },
  steps: [{ click: 'google.com' }],
});
export const ConfirmationDifferentAccount = screenStory({
  screen: 'identityConfirmation',
  input: { notice: accountText('differentAccount', { account: email }) },
  backend: signedIn,
});
