import type { Action, TextField } from '../description.ts';
import type { Phrase, Texts } from '../messages/phrase.ts';
import type { FirstTexts } from './screen.ts';

export const primary = (label: Phrase): Action<Phrase> => ({ role: 'primary', label });
export const secondary = (label: Phrase): Action<Phrase> => ({ role: 'secondary', label });
export const link = (label: Phrase): Action<Phrase> => ({ role: 'link', label });

// Text fields (spec §3) with their labels (reference §1.1):
export const emailField = (text: FirstTexts, value = ''): TextField<Phrase> => ({
  kind: 'email',
  label: text.email,
  value,
});
export const passwordField = (text: Texts): TextField<Phrase> => ({ kind: 'password', label: text.password });
export const newPasswordField = (label: Phrase): TextField<Phrase> => ({ kind: 'newPassword', label });
export const nameField = (text: Texts, value = ''): TextField<Phrase> => ({ kind: 'name', label: text.name, value });
export const codeField = (text: Texts): TextField<Phrase> => ({ kind: 'phoneConfirmationCode', label: text.code });
