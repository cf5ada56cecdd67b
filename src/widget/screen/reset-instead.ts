import type { Texts } from '../messages/phrase.ts';

/** Returns a paragraph with a link that leads to the reset of the password. */
export const resetInstead = (text: Texts) => [{ text: text.resetYourPassword, action: 'trouble' }] as const;
