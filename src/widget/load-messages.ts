import { firstTexts } from './messages/en-first-texts.ts';
import type { ExpandedLanguage } from './messages/language.ts';
import type { Messages } from './messages/messages.ts';

// The English texts. At first, `texts` contains only the texts of the first screens; {@link loadMessages} adds the
// rest. The cast is safe, because until then the widget draws only the first screens, which read no other texts
// (`FirstTexts`).
let english: ExpandedLanguage = { tag: 'en', texts: firstTexts as unknown as Messages };

/** Returns the English language with all texts that are already loaded. */
export const getEnglish = (): ExpandedLanguage => english;

/** Loads all messages. The first screens need only a few of these messages, unless an error occurs. */
export async function loadMessages() {
  const messages = await import('./all-messages.ts');
  ({ english } = messages);
  return messages;
}
