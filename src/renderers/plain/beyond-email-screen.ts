// Everything that the screen with the email field does not need, in one chunk (see `lazy-modules.ts`).
export { codeInputListeners } from './code-input-listeners.ts';
export { dialogContent } from './dialog-content.ts';
export { passwordToggle } from './password-toggle.ts';
export { tick } from './tick.ts';
export { verificationField } from './verification-field.ts';
