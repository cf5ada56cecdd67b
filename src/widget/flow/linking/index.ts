// The screens that link a credential to an account. They are part of the password chunk.
export { emailMismatch } from './email-mismatch.ts';
export { mergeConflict } from './merge-conflict.ts';
export { passwordLinking } from './password-linking.ts';
