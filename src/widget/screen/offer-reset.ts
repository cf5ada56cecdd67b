import type { AuthError } from '../../adapters/auth-error.ts';
import type { TextField } from '../description.ts';
import type { Phrase, Texts } from '../messages/phrase.ts';

type ResetLink = Pick<TextField<Phrase>, 'link'>;

/** Returns a link to the password reset if the account's password no longer meets the password policy. */
export const offerReset = ({ code }: AuthError, text: Texts): ResetLink =>
  code === 'auth/password-does-not-meet-requirements' ? resetLink(text) : {};

/** Returns a link to the password reset. */
export const resetLink = (text: Texts): ResetLink => ({ link: { text: text.resetYourPassword, action: 'trouble' } });
