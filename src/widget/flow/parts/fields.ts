import type { TextField as Field } from '../../description.ts';
import type { Messages } from '../../messages/messages.ts';
import type { FirstMessages } from '../../messages/messages.ts';

/** The fields of spec §3 with their labels (reference §1.1). */
export const emailField = (text: FirstMessages, value = ''): Field => ({ kind: 'email', label: text.email, value });
export const passwordField = (text: Messages): Field => ({ kind: 'password', label: text.password });
export const newPasswordField = (label: string): Field => ({ kind: 'newPassword', label });
export const nameField = (text: Messages, value = ''): Field => ({ kind: 'name', label: text.name, value });
export const codeField = (text: Messages): Field => ({ kind: 'phoneConfirmationCode', label: text.code });
