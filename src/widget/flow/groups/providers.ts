// The list of providers, and what becomes of a visitor whom one of them knows. One chunk: whoever sees one of these screens is likely to see another.
export { callback } from '../screens/callback.ts';
export { providerSignIn } from '../screens/provider-sign-in.ts';
export { federatedRedirect } from '../screens/federated-redirect.ts';
export { federatedSignIn, federatedLinking } from '../screens/federated-sign-in.ts';
export { passwordLinking } from '../screens/password-linking.ts';
export { emailMismatch } from '../screens/email-mismatch.ts';
export { mergeConflict } from '../screens/merge-conflict.ts';
