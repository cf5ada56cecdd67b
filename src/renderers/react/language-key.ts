import type { LanguageOptions } from '../../widget/messages/language.ts';

/**
 * Returns a text that changes only if the names in `locales` or the texts in `messages` change, even if the app passes
 * new objects in every render.
 */
export const toLanguageKey = ({ locales, messages }: LanguageOptions): string =>
  JSON.stringify([Object.keys(locales ?? {}), messages]);
