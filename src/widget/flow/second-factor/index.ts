// Chunk with the screens that verify a second factor at sign-in, and with the screens that add a second factor.
// Also contains `verifiedEmailGate` and `signUpDetails`, which interrupt a sign-in, too.
export { phoneEnrolment, phoneEnrolmentCode, secondFactorEnrolment, totpEnrolment } from './enrolment.ts';
export { secondFactor, secondFactorCode, secondFactorSend } from './second-factor.ts';
export { unverifiedEmail, verificationEmailSent } from './unverified-email.ts';
export { signUpDetails } from '../sign-up-details/sign-up-details.ts';
export { verifiedEmailGate } from '../verified-email/verified-email-gate.ts';
