// Chunk with the screens for sign-in by email and password, the screens that link a credential to an account, and the
// screens that end a sign-in.
export * from '../finish/index.ts';
export * from '../linking/index.ts';
export { passwordRecovery, passwordRecoveryEmailSent } from './password-recovery.ts';
export { passwordSignIn } from './password-sign-in.ts';
export { accountName, passwordSignUp } from './password-sign-up.ts';
// The screen `signUpDetails`, which is part of another chunk, uses these exports:
export { checkSignUp } from './check-sign-up.ts';
export { signUpBoxes, signUpTextFields, withSignUpValues } from './sign-up-fields.ts';
// The list of sign-in options, which is part of another chunk, uses these exports:
export { offerAutofill } from '../other-sign-ins/autofill.ts';
export { signInWithApp } from '../other-sign-ins/app-sign-in.ts';
export { signInAsGuest } from '../other-sign-ins/guest-sign-in.ts';
export { signInWithIdToken } from '../other-sign-ins/one-tap-sign-in.ts';
