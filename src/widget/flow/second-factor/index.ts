// Chunk with the screens that verify a second factor at sign-in, and with the screens that add a second factor.
export { phoneEnrolment, phoneEnrolmentCode, secondFactorEnrolment, totpEnrolment } from './enrolment.ts';
export { secondFactor, secondFactorCode, secondFactorSend } from './second-factor.ts';
export { unverifiedEmail, verificationEmailSent } from './unverified-email.ts';
