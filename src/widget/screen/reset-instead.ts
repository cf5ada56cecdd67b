import type { Texts } from '../messages/phrase.ts';

/** Returns a paragraph that consists of a link to the password reset. */
export const resetInstead = (text: Texts) => [{ text: text.resetYourPassword, action: 'trouble' }] as const;
