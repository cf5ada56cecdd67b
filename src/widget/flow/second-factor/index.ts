// A second factor: at sign-in, and when it is added.
export { phoneEnrolment, phoneEnrolmentCode, secondFactorEnrolment, totpEnrolment } from './enrolment.ts';
export { secondFactor, secondFactorCode, secondFactorSend } from './second-factor.ts';
export { unverifiedEmail, verificationEmailSent } from './unverified-email.ts';
