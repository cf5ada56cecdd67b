import type { LanguageOptions } from '../../widget/messages/language.ts';

/**
 * Returns a text that changes only if the names in `locales` or the texts in `messages` change. An app may pass new
 * objects, or a new function as `messages`, at every render. If their content is the same, the text stays the same.
 */
export const toLanguageKey = ({ locales, messages }: LanguageOptions): string =>
  JSON.stringify([Object.keys(locales ?? {}), messages]);
