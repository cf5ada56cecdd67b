// Email with password, and where every sign-in ends. One chunk: whoever sees one of these screens is likely to see another.
export { passwordSignIn } from './password-sign-in.ts';
export { passwordSignUp } from './password-sign-up.ts';
export { accountName } from './account-name.ts';
export { passwordRecovery } from './password-recovery.ts';
export { passwordRecoveryEmailSent } from './password-recovery-email-sent.ts';
export { unauthorizedUser } from '../finish/unauthorized-user.ts';
export { unsupportedProvider } from '../finish/unsupported-provider.ts';
export { done } from '../finish/done.ts';
