import type { AuthError } from '../../adapters/auth-error.ts';
import type { TextField } from '../description.ts';
import type { Phrase, Texts } from '../messages/phrase.ts';

/**
 * Returns the password field's link to the reset of the password, if the password policy no longer allows the password
 * of the account.
 */
export function offerReset({ code }: AuthError, text: Texts): Pick<TextField<Phrase>, 'link'> {
  return code === 'auth/password-does-not-meet-requirements'
    ? { link: { text: text.resetYourPassword, action: 'trouble' } }
    : {};
}
