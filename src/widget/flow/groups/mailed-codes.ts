// What mails ask for. One chunk: whoever sees one of these screens is likely to see another.
export { passwordReset } from '../screens/password-reset.ts';
export { passwordResetSuccess } from '../screens/password-reset-success.ts';
export { passwordResetFailure } from '../screens/password-reset-failure.ts';
export {
  emailVerification,
  emailVerificationSuccess,
  emailVerificationFailure,
} from '../screens/email-verification.ts';
export {
  verifyAndChangeEmail,
  verifyAndChangeEmailSuccess,
  verifyAndChangeEmailFailure,
} from '../screens/verify-and-change-email.ts';
export {
  emailChangeRevocation,
  emailChangeRevokeSuccess,
  emailChangeRevokeFailure,
} from '../screens/email-change-revocation.ts';
export {
  revertSecondFactor,
  revertSecondFactorSuccess,
  revertSecondFactorFailure,
} from '../screens/revert-second-factor.ts';
