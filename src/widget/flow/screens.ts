import type { Screen, ScreenName } from './screen.ts';
import { signIn } from './sign-in.ts';
import { start } from './start.ts';

/** Every screen, by name. What nobody sees first comes as a chunk of its own when it is gone to. */
const screens: { readonly [N in ScreenName]: () => Promise<Screen<N>> } = {
  start: () => Promise.resolve(start),
  callback: async () => (await import('./callback.ts')).callback,

  tenantList: async () => (await import('./tenant-list.ts')).tenantList,
  tenantByEmail: async () => (await import('./tenant-by-email.ts')).tenantByEmail,
  providerSignIn: async () => (await import('./provider-sign-in.ts')).providerSignIn,
  signedOut: async () => (await import('./signed-out.ts')).signedOut,

  signIn: () => Promise.resolve(signIn),
  passwordSignIn: async () => (await import('./password-sign-in.ts')).passwordSignIn,
  passwordSignUp: async () => (await import('./password-sign-up.ts')).passwordSignUp,
  accountName: async () => (await import('./account-name.ts')).accountName,
  passwordRecovery: async () => (await import('./password-recovery.ts')).passwordRecovery,
  passwordRecoveryEmailSent: async () => (await import('./password-recovery-email-sent.ts')).passwordRecoveryEmailSent,
  unauthorizedUser: async () => (await import('./unauthorized-user.ts')).unauthorizedUser,
  unsupportedProvider: async () => (await import('./unsupported-provider.ts')).unsupportedProvider,

  emailLinkSending: async () => (await import('./email-link-sending.ts')).emailLinkSending,
  emailLinkSent: async () => (await import('./email-link-sent.ts')).emailLinkSent,
  emailNotReceived: async () => (await import('./email-not-received.ts')).emailNotReceived,
  emailLinkCallback: async () => (await import('./email-link-callback.ts')).emailLinkCallback,
  emailLinkConfirmation: async () => (await import('./email-link-confirmation.ts')).emailLinkConfirmation,
  differentDeviceError: async () => (await import('./email-link-dead-ends.ts')).differentDeviceError,
  anonymousSessionEnded: async () => (await import('./email-link-dead-ends.ts')).anonymousSessionEnded,
  emailLinkLinking: async () => (await import('./email-link-linking.ts')).emailLinkLinking,
  emailLinkLinkingOtherDevice: async () => (await import('./email-link-linking.ts')).emailLinkLinkingOtherDevice,

  federatedRedirect: async () => (await import('./federated-redirect.ts')).federatedRedirect,
  federatedSignIn: async () => (await import('./federated-sign-in.ts')).federatedSignIn,
  federatedLinking: async () => (await import('./federated-sign-in.ts')).federatedLinking,
  passwordLinking: async () => (await import('./password-linking.ts')).passwordLinking,
  emailMismatch: async () => (await import('./email-mismatch.ts')).emailMismatch,
  mergeConflict: async () => (await import('./merge-conflict.ts')).mergeConflict,

  phoneSignInStart: async () => (await import('./phone-sign-in-start.ts')).phoneSignInStart,
  phoneSignInFinish: async () => (await import('./phone-sign-in-finish.ts')).phoneSignInFinish,

  secondFactor: async () => (await import('./second-factor.ts')).secondFactor,
  secondFactorSend: async () => (await import('./second-factor.ts')).secondFactorSend,
  secondFactorCode: async () => (await import('./second-factor.ts')).secondFactorCode,

  passwordReset: async () => (await import('./password-reset.ts')).passwordReset,
  passwordResetSuccess: async () => (await import('./password-reset-success.ts')).passwordResetSuccess,
  passwordResetFailure: async () => (await import('./password-reset-failure.ts')).passwordResetFailure,
  emailVerification: async () => (await import('./email-verification.ts')).emailVerification,
  emailVerificationSuccess: async () => (await import('./email-verification.ts')).emailVerificationSuccess,
  emailVerificationFailure: async () => (await import('./email-verification.ts')).emailVerificationFailure,
  verifyAndChangeEmail: async () => (await import('./verify-and-change-email.ts')).verifyAndChangeEmail,
  verifyAndChangeEmailSuccess: async () => (await import('./verify-and-change-email.ts')).verifyAndChangeEmailSuccess,
  verifyAndChangeEmailFailure: async () => (await import('./verify-and-change-email.ts')).verifyAndChangeEmailFailure,
  emailChangeRevocation: async () => (await import('./email-change-revocation.ts')).emailChangeRevocation,
  emailChangeRevokeSuccess: async () => (await import('./email-change-revocation.ts')).emailChangeRevokeSuccess,
  emailChangeRevokeFailure: async () => (await import('./email-change-revocation.ts')).emailChangeRevokeFailure,
  revertSecondFactor: async () => (await import('./revert-second-factor.ts')).revertSecondFactor,
  revertSecondFactorSuccess: async () => (await import('./revert-second-factor.ts')).revertSecondFactorSuccess,
  revertSecondFactorFailure: async () => (await import('./revert-second-factor.ts')).revertSecondFactorFailure,

  recoverableError: async () => (await import('./recoverable-error.ts')).recoverableError,
  unrecoverableError: async () => (await import('./unrecoverable-error.ts')).unrecoverableError,
  done: async () => (await import('./done.ts')).done,
};

/** A screen, as soon as its chunk is there. Rejects when the chunk cannot be had. */
export async function loadScreen(name: ScreenName): Promise<Screen> {
  // What is entered is always the input of the screen that is named (`to`); the union of all screens cannot say so.
  return (await screens[name]()) as unknown as Screen;
}
