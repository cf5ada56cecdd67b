// A second step, at sign-in and when it is added. One chunk: whoever sees one of these screens is likely to see another.
export { secondFactor, secondFactorSend, secondFactorCode } from './second-factor.ts';
export { secondFactorEnrolment } from './second-factor-enrolment.ts';
export { unverifiedEmail, verificationEmailSent } from './unverified-email.ts';
export { phoneEnrolment, phoneEnrolmentCode } from './phone-enrolment.ts';
export { totpEnrolment } from './totp-enrolment.ts';
