// Chunk with the screens for a sign-in with one provider. The list of sign-in options does not need them.
export { callback } from './callback.ts';
export { federatedLinking, federatedRedirect, federatedSignIn } from './federated-sign-in.ts';
