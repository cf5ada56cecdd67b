import type { LanguageOptions } from '../../widget/messages/language.ts';

/**
 * Returns a text that changes with the names in `locales` and with the texts in `messages`. An app may pass new objects
 * for both at every render.
 */
export const toLanguageKey = ({ locales, messages }: LanguageOptions): string =>
  JSON.stringify([Object.keys(locales ?? {}), messages]);
