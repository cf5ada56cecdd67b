// Chunk with the list of sign-in options, sign-in with a provider, and linking of a credential.
export * from '../linking/index.ts';
export { callback } from './callback.ts';
export { federatedLinking, federatedRedirect, federatedSignIn } from './federated-sign-in.ts';
export { providerSignIn } from './provider-sign-in.ts';
