import type { Settings } from '../config/settings.ts';
import type { Action } from '../description.ts';
import type { Phrase, Texts } from '../messages/phrase.ts';
import { secondary } from './controls.ts';

/** Name of the action that mails a sign-in link or a code in place of asking for the password (`alsoOffer`). */
export const MAIL_INSTEAD = 'mailInstead';

/** Returns the button that mails a sign-in link or a code. Returns nothing if the app does not offer this. */
export function offerMailInstead(
  { alsoOffer }: Pick<Settings, 'alsoOffer'>,
  text: Texts,
): { readonly [MAIL_INSTEAD]?: Action<Phrase> } {
  if (!alsoOffer) return {};
  return { [MAIL_INSTEAD]: secondary(alsoOffer === 'emailLink' ? text.mailLinkInstead : text.mailCodeInstead) };
}
