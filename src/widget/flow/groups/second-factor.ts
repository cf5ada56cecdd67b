// A second step, at sign-in and when it is added. One chunk: whoever sees one of these screens is likely to see another.
export { secondFactor, secondFactorSend, secondFactorCode } from '../screens/second-factor.ts';
export { secondFactorEnrolment } from '../screens/second-factor-enrolment.ts';
export { unverifiedEmail, verificationEmailSent } from '../screens/unverified-email.ts';
export { phoneEnrolment, phoneEnrolmentCode } from '../screens/phone-enrolment.ts';
export { totpEnrolment } from '../screens/totp-enrolment.ts';
