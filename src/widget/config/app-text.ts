import type { LocalText } from '../messages/phrase.ts';
import type { AppText } from './ui-config.ts';

/** Returns true for a text, or for an object with a text for each language. No text may be empty. */
export function isAppText(value: unknown): value is AppText {
  if (typeof value === 'string') return value !== '';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const translations: readonly unknown[] = Object.values(value);
  return translations.length > 0 && translations.every((text) => typeof text === 'string' && text !== '');
}

/** Returns a phrase that shows a text of the app in the widget's current language. */
export const toPhrase =
  (text: AppText): LocalText =>
  ({ tag }) =>
    chooseText(text, tag);

/**
 * Chooses the text in the language of the widget. For `de-AT`, tries `de-AT` and `de`, and then takes the first text.
 */
export function chooseText(text: AppText, language: string): string {
  if (typeof text === 'string') return text;
  return text[language] ?? text[language.replace(/-.*/, '')] ?? Object.values(text)[0] ?? '';
}
