// The list of sign-in options, signing in with a provider, and linking its credential.
export * from '../linking/index.ts';
export { callback } from './callback.ts';
export { federatedLinking, federatedRedirect, federatedSignIn } from './federated-sign-in.ts';
export { providerSignIn } from './provider-sign-in.ts';
