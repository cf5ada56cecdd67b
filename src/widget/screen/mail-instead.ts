import { findMailInstead } from '../config/email-method.ts';
import type { Settings } from '../config/settings.ts';
import type { Action } from '../description.ts';
import type { Phrase, Texts } from '../messages/phrase.ts';
import { secondary } from './controls.ts';

/** Name of the action that mails a sign-in link or a code in place of asking for the password. */
export const MAIL_INSTEAD = 'mailInstead';

/** Maps each mail that can replace the password to the screen that sends it. */
export const mailScreens = { emailLink: 'emailLinkSending', emailCode: 'emailCodeSending' } as const;

/** Returns the button that mails a sign-in link or a code. Returns `{}` if the app offers neither. */
export function offerMailInstead(
  settings: Pick<Settings, 'options'>,
  text: Texts,
): { readonly [MAIL_INSTEAD]?: Action<Phrase> } {
  const mail = findMailInstead(settings);
  return mail ? { [MAIL_INSTEAD]: secondary(text[mail]) } : {};
}
