import { firstTexts } from './messages/en-first-texts.ts';
import type { ExpandedLanguage } from './messages/language.ts';
import type { Messages } from './messages/messages.ts';

// English. At first, contains only the texts of the first load; {@link loadMessages} adds all others. The cast is
// safe: until then, the widget draws only the first screens, and the type of their texts (`FirstTexts`) lacks all
// others.
let english: ExpandedLanguage = { tag: 'en', texts: firstTexts as unknown as Messages };

/** Returns English with the texts that are loaded so far. */
export const getEnglish = (): ExpandedLanguage => english;

/** Loads all messages. The first screens need them only after a failure. */
export async function loadMessages() {
  const messages = await import('./all-messages.ts');
  ({ english } = messages);
  return messages;
}
