// Chunk with the screens of sign-in by email code.
export { emailCodeSending, emailCodeSent } from './email-code.ts';
