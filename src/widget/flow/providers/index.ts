// The list of providers, and what becomes of a visitor whom one of them knows. One chunk: whoever sees one of these screens is likely to see another.
export { callback } from './callback.ts';
export { providerSignIn } from './provider-sign-in.ts';
export { federatedRedirect } from './federated-redirect.ts';
export { federatedSignIn, federatedLinking } from './federated-sign-in.ts';
export { passwordLinking } from '../linking/password-linking.ts';
export { emailMismatch } from '../linking/email-mismatch.ts';
export { mergeConflict } from '../linking/merge-conflict.ts';
