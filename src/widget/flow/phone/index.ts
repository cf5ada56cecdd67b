// Signing in by a text message. One chunk: whoever sees one of these screens is likely to see another.
export { phoneSignInStart } from './phone-sign-in-start.ts';
export { phoneSignInFinish } from './phone-sign-in-finish.ts';
