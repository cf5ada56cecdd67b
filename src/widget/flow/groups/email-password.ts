// Email with password, and where every sign-in ends. One chunk: whoever sees one of these screens is likely to see another.
export { passwordSignIn } from '../screens/password-sign-in.ts';
export { passwordSignUp } from '../screens/password-sign-up.ts';
export { accountName } from '../screens/account-name.ts';
export { passwordRecovery } from '../screens/password-recovery.ts';
export { passwordRecoveryEmailSent } from '../screens/password-recovery-email-sent.ts';
export { unauthorizedUser } from '../screens/unauthorized-user.ts';
export { unsupportedProvider } from '../screens/unsupported-provider.ts';
export { done } from '../screens/done.ts';
