import type { AuthError, AuthErrorCode } from '../../../adapters/auth-error.ts';
import type { Description } from '../../description.ts';
import type { Messages } from '../../messages/messages.ts';
import { explain } from '../../messages/explain.ts';

type Told = Pick<Description, 'errors' | 'notice'>;

/** Where it is said why there is no new account: at the address, at the password, else above (reference §2.2). */
export function tellOfSignUp(error: AuthError, text: Messages): Told {
  switch (error.code) {
    case 'auth/email-already-in-use':
    case 'auth/invalid-email':
      return { errors: { email: explain(error, text) } };
    case 'auth/too-many-requests':
      return { errors: { newPassword: text.tooManySignUps } };
    case 'auth/weak-password':
    case 'auth/password-does-not-meet-requirements':
    case 'auth/operation-not-allowed':
      return { errors: { newPassword: explain(error, text) } };
    default:
      return { notice: explain(error, text) };
  }
}

/** Where it is said why a password was not changed: at the password where it is about that, else above. */
export function tellOfReset(error: AuthError, text: Messages): Told {
  const said = explain(error, text);
  return atPassword.has(error.code) ? { errors: { newPassword: said } } : { notice: said };
}

const atPassword: ReadonlySet<AuthErrorCode> = new Set([
  'auth/weak-password',
  'auth/password-does-not-meet-requirements',
  'auth/missing-password',
]);
