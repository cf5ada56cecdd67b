import { en } from './en.ts';
import type { Language } from './language.ts';

/** English with all texts. */
export const english: Language = { tag: 'en', texts: en };
