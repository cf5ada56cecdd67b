import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Description } from '../../description.ts';
import type { Messages } from '../../messages/messages.ts';
import { explain } from '../../messages/explain.ts';

type Told = Pick<Description, 'errors' | 'notice'>;

/** Where the refusal of a password is said: what is about the password under it, all else above. */
export function tellOfPassword(error: AuthError, text: Messages): Told {
  switch (error.code) {
    case 'auth/wrong-password':
    case 'auth/invalid-credential':
      return { errors: { password: text.wrongPassword } };
    case 'auth/too-many-requests':
      return { errors: { password: text.tooManyPasswords } };
    default:
      return { notice: explain(error, text) };
  }
}

/**
 * The same where the address is asked for as well: what is about the address is said under that.
 *
 * @param withheld the service does not say who has an account, and neither do we
 */
export function tellOfAccount(error: AuthError, text: Messages, withheld: boolean): Told {
  switch (error.code) {
    case 'auth/user-not-found':
      return withheld ? { errors: { password: text.wrongPassword } } : { notice: text.userNotFound };
    case 'auth/missing-password':
    case 'auth/password-does-not-meet-requirements':
      return { errors: { password: explain(error, text) } };
    case 'auth/invalid-email':
      return { errors: { email: text.emailInvalid } };
    default:
      return tellOfPassword(error, text);
  }
}
