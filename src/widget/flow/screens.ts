import { recoverableError } from './recoverable-error.ts';
import { signIn } from './sign-in.ts';
import { start } from './start.ts';
import type { Screen, ScreenName } from './screen.ts';

/** Every screen, by name. What nobody sees first comes as a chunk of its own when it is gone to. */
const screens: { readonly [N in ScreenName]: () => Promise<Screen<N>> } = {
  start: () => Promise.resolve(start),
  signIn: () => Promise.resolve(signIn),
  providerSignIn: async () => (await import('./provider-sign-in.ts')).providerSignIn,
  passwordSignIn: async () => (await import('./password-sign-in.ts')).passwordSignIn,
  passwordSignUp: async () => (await import('./password-sign-up.ts')).passwordSignUp,
  accountName: async () => (await import('./account-name.ts')).accountName,
  passwordRecovery: async () => (await import('./password-recovery.ts')).passwordRecovery,
  passwordRecoveryEmailSent: async () => (await import('./password-recovery-email-sent.ts')).passwordRecoveryEmailSent,
  passwordReset: async () => (await import('./password-reset.ts')).passwordReset,
  passwordResetSuccess: async () => (await import('./password-reset-success.ts')).passwordResetSuccess,
  passwordResetFailure: async () => (await import('./password-reset-failure.ts')).passwordResetFailure,
  unauthorizedUser: async () => (await import('./unauthorized-user.ts')).unauthorizedUser,
  unsupportedProvider: async () => (await import('./unsupported-provider.ts')).unsupportedProvider,
  // What says that something did not come has to be here.
  recoverableError: () => Promise.resolve(recoverableError),
  unrecoverableError: async () => (await import('./unrecoverable-error.ts')).unrecoverableError,
  done: async () => (await import('./done.ts')).done,
};

/** A screen, as soon as its chunk is there. Rejects when the chunk cannot be had. */
export async function loadScreen(name: ScreenName): Promise<Screen> {
  // What is entered is always the input of the screen that is named (`to`); the union of all screens cannot say so.
  return (await screens[name]()) as unknown as Screen;
}
