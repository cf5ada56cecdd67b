// Chunk with the screens of sign-in by text message.
export { phoneSignInFinish, phoneSignInStart } from './phone-sign-in.ts';
