// Chunk with the screens that ask for a second factor, or add one. Contains `verifiedEmailGate` and `signUpDetails`,
// because these screens interrupt a sign-in, too.
export { phoneEnrolment, phoneEnrolmentCode, secondFactorEnrolment, totpEnrolment } from './enrolment.ts';
export { secondFactor, secondFactorCode, secondFactorSend } from './second-factor.ts';
export { unverifiedEmail, verificationEmailSent } from './unverified-email.ts';
export { signUpDetails } from '../sign-up-details/sign-up-details.ts';
export { verifiedEmailGate } from '../verified-email/verified-email-gate.ts';
