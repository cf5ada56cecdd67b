// Chunk with the list of sign-in options and the sign-in with a provider.
export { callback } from './callback.ts';
export { federatedLinking, federatedRedirect, federatedSignIn } from './federated-sign-in.ts';
export { providerSignIn } from './provider-sign-in.ts';
