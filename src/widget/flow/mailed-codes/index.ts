// What mails ask for. One chunk: whoever sees one of these screens is likely to see another.
export { passwordReset } from './password-reset.ts';
export { passwordResetSuccess } from './password-reset-success.ts';
export { passwordResetFailure } from './password-reset-failure.ts';
export { emailVerification, emailVerificationSuccess, emailVerificationFailure } from './email-verification.ts';
export {
  verifyAndChangeEmail,
  verifyAndChangeEmailSuccess,
  verifyAndChangeEmailFailure,
} from './verify-and-change-email.ts';
export {
  emailChangeRevocation,
  emailChangeRevokeSuccess,
  emailChangeRevokeFailure,
} from './email-change-revocation.ts';
export { revertSecondFactor, revertSecondFactorSuccess, revertSecondFactorFailure } from './revert-second-factor.ts';
