import { en } from './en.ts';
import type { ExpandedLanguage } from './language.ts';

/** English with all texts. */
export const english: ExpandedLanguage = { tag: 'en', texts: en };
