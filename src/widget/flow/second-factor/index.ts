// Chunk with the screens that ask for a second factor or add one, and with `verifiedEmailGate` and `signUpDetails`,
// which also interrupt a sign-in.
export { phoneEnrolment, phoneEnrolmentCode, secondFactorEnrolment, totpEnrolment } from './enrolment.ts';
export { secondFactor, secondFactorCode, secondFactorSend } from './second-factor.ts';
export { unverifiedEmail, verificationEmailSent } from './unverified-email.ts';
export { signUpDetails } from '../sign-up-details/sign-up-details.ts';
export { verifiedEmailGate } from '../verified-email/verified-email-gate.ts';
