// Email with password, and the ends of every sign-in.
export * from '../finish/index.ts';
export { passwordRecovery, passwordRecoveryEmailSent } from './password-recovery.ts';
export { passwordSignIn } from './password-sign-in.ts';
export { accountName, passwordSignUp } from './password-sign-up.ts';
