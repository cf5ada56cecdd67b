// Chunk with the list of sign-in options.
export { providerSignIn } from './provider-sign-in.ts';
