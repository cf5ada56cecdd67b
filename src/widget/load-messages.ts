import { firstTexts } from './messages/en-first-texts.ts';
import type { ExpandedLanguage } from './messages/language.ts';
import type { Messages } from './messages/messages.ts';

// English. Contains only the texts of the first load until {@link loadMessages} adds all others. The cast is safe:
// until then, only the first screens are drawn, and the type `FirstTools` gives them no other texts.
let english: ExpandedLanguage = { tag: 'en', texts: firstTexts as unknown as Messages };

/** Returns English with the texts that are loaded so far. */
export const getEnglish = (): ExpandedLanguage => english;

/** Loads all messages. The first screens need them only after a failure. */
export async function loadMessages() {
  const messages = await import('./all-messages.ts');
  ({ english } = messages);
  return messages;
}
