// Chunk with the screens of email and password, and those that end a sign-in.
export * from '../finish/index.ts';
export { passwordRecovery, passwordRecoveryEmailSent } from './password-recovery.ts';
export { passwordSignIn } from './password-sign-in.ts';
export { accountName, passwordSignUp } from './password-sign-up.ts';
