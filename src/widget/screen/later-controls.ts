// These controls are in a module of their own, so that the first load does not contain them.
import type { Action, TextField } from '../description.ts';
import type { Phrase, Texts } from '../messages/phrase.ts';

export const link = (label: Phrase): Action<Phrase> => ({ role: 'link', label });

// Text fields (spec §3) with their labels (reference §1.1):
export const passwordField = (text: Texts): TextField<Phrase> => ({ kind: 'password', label: text.password });
export const newPasswordField = (label: Phrase): TextField<Phrase> => ({ kind: 'newPassword', label });
export const nameField = (text: Texts, value = ''): TextField<Phrase> => ({ kind: 'name', label: text.name, value });
export const codeField = (text: Texts): TextField<Phrase> => ({ kind: 'phoneConfirmationCode', label: text.code });
