import type { Action, TextField } from '../description.ts';
import type { FirstMessages, Messages } from '../messages/messages.ts';

export const primary = (label: string): Action => ({ role: 'primary', label });
export const secondary = (label: string): Action => ({ role: 'secondary', label });
export const link = (label: string): Action => ({ role: 'link', label });

// Text fields (spec §3) with their labels (reference §1.1):
export const emailField = (text: FirstMessages, value = ''): TextField => ({ kind: 'email', label: text.email, value });
export const passwordField = (text: Messages): TextField => ({ kind: 'password', label: text.password });
export const newPasswordField = (label: string): TextField => ({ kind: 'newPassword', label });
export const nameField = (text: Messages, value = ''): TextField => ({ kind: 'name', label: text.name, value });
export const codeField = (text: Messages): TextField => ({ kind: 'phoneConfirmationCode', label: text.code });
