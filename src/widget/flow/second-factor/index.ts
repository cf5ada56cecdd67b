// Chunk with the screens of second factors: at sign-in, and when one is added.
export { phoneEnrolment, phoneEnrolmentCode, secondFactorEnrolment, totpEnrolment } from './enrolment.ts';
export { secondFactor, secondFactorCode, secondFactorSend } from './second-factor.ts';
export { unverifiedEmail, verificationEmailSent } from './unverified-email.ts';
