// Chunk with the screens of mailed links that have an action code.
export {
  emailVerification,
  emailVerificationFailure,
  emailVerificationSuccess,
  verifyAndChangeEmail,
  verifyAndChangeEmailFailure,
  verifyAndChangeEmailSuccess,
} from './email-verification.ts';
export { passwordReset, passwordResetFailure, passwordResetSuccess } from './password-reset.ts';
export {
  emailChangeRevocation,
  emailChangeRevokeFailure,
  emailChangeRevokeSuccess,
  revertSecondFactor,
  revertSecondFactorFailure,
  revertSecondFactorSuccess,
} from './undo-change.ts';
