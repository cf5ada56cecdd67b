// Signing in by a text message.
export { phoneSignInFinish, phoneSignInStart } from './phone-sign-in.ts';
