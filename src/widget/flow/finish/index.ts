// The screens that end a sign-in. They are part of the password chunk.
export { done } from './done.ts';
export { unauthorizedUser, unsupportedProvider } from './cannot-sign-in.ts';
