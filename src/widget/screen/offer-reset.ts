import type { AuthError } from '../../adapters/auth-error.ts';
import type { TextField } from '../description.ts';
import type { Phrase, Texts } from '../messages/phrase.ts';

/** Returns a link to the password reset if the account's password no longer meets the password policy. */
export function offerReset({ code }: AuthError, text: Texts): Pick<TextField<Phrase>, 'link'> {
  return code === 'auth/password-does-not-meet-requirements'
    ? { link: { text: text.resetYourPassword, action: 'trouble' } }
    : {};
}
