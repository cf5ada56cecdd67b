import type { Action, TextField } from '../description.ts';
import type { Phrase } from '../messages/phrase.ts';
import type { FirstTexts } from './screen.ts';

export const primary = (label: Phrase): Action<Phrase> => ({ role: 'primary', label });
export const secondary = (label: Phrase): Action<Phrase> => ({ role: 'secondary', label });

// A text field (spec §3) with its label (reference §1.1):
export const emailField = (text: FirstTexts, value = ''): TextField<Phrase> => ({
  kind: 'email',
  label: text.email,
  value,
});
