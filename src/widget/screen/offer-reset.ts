import type { AuthError } from '../../adapters/auth-error.ts';
import type { TextField } from '../description.ts';
import type { Phrase, Texts } from '../messages/phrase.ts';

/**
 * If the error says that the account's password no longer meets the password policy, returns a link for the password
 * field. The link leads to the password reset.
 */
export function offerReset({ code }: AuthError, text: Texts): Pick<TextField<Phrase>, 'link'> {
  return code === 'auth/password-does-not-meet-requirements'
    ? { link: { text: text.resetYourPassword, action: 'trouble' } }
    : {};
}
