import { firstTexts } from './messages/en-first-texts.ts';
import type { ExpandedLanguage } from './messages/language.ts';
import type { Messages } from './messages/messages.ts';
import { addRules } from './validation/rules.ts';

// The cast is safe: until {@link loadMessages} adds the other texts, the widget draws only the first screens. Their
// texts are all in `firstTexts`.
let english: ExpandedLanguage = { tag: 'en', texts: firstTexts as unknown as Messages };

/** Returns the English language with all texts that are already loaded. */
export const getEnglish = (): ExpandedLanguage => english;

/**
 * Loads all messages, and the validation rules of later screens. The first load contains only the messages and rules of
 * the first screens.
 */
export async function loadMessages() {
  const messages = await import('./all-messages.ts');
  ({ english } = messages);
  addRules(messages.laterRules);
  return messages;
}
