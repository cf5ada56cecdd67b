import type { View } from '../view.ts';
import type { ExpandedLanguage } from './language.ts';
import type { MessageKey } from './messages.ts';
import type { Phrase } from './phrase.ts';

/** Translates a phrase into the given language. */
export const translate = (phrase: Phrase, language: ExpandedLanguage): string =>
  translateAll(phrase, language) as string;

/** Translates all texts of a view into the given language. */
export function translateView(view: Omit<View<Phrase>, 'language'>, language: ExpandedLanguage): View {
  const { values, focus } = view;
  // Renderers compare `values` and `focus` by identity, so do not copy these objects.
  return { ...(translateAll(view, language) as View), values, focus, language };
}

/**
 * Translates all messages in a value. Calls each function in the value with the language, and replaces the function
 * with the result.
 */
export function translateAll(value: unknown, language: ExpandedLanguage): unknown {
  if (typeof value === 'function') return value(language);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => translateAll(item, language));
  const entries = Object.entries(value).map(([key, item]) => [key, translateAll(item, language)]);
  const translated = Object.fromEntries(entries);
  const { message, values } = translated;
  // The `!` is safe, because the string `message` is the key of a text, and `expandTexts` provides a text for each key.
  return typeof message === 'string' ? fillIn(language.texts[message as MessageKey]!, values) : translated;
}

/**
 * Inserts values into a text. Returns a string, or a list of parts if a value is a link or is emphasized. Placeholders
 * without a value, such as `{email}`, and links without a value, such as `[Create one]`, stay in the text.
 */
function fillIn(template: string, values: Readonly<Record<string, unknown>> | undefined) {
  if (!values) return template;
  const parts = template.split(/\{(\w+)\}|\[(.+?)\]/).flatMap((part, index) => {
    if (!part) return [];
    const kind = index % 3;
    if (kind === 0) return part;
    if (kind === 1) return Object.hasOwn(values, part) ? values[part] : `{${part}}`;
    return values['link'] ? { ...values['link'], text: part } : `[${part}]`;
  });
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}
