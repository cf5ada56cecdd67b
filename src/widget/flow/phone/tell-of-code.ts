import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Description } from '../../description.ts';
import { explain } from '../../messages/explain.ts';
import type { Messages } from '../../messages/messages.ts';

/** What the page that asked for a code says of its refusal: at the field where the code is wrong, else above it. */
export function tellOfCode(error: AuthError, text: Messages): Pick<Description, 'errors' | 'notice'> {
  const told = explain(error, text);
  return error.code === 'auth/invalid-verification-code'
    ? { errors: { phoneConfirmationCode: told } }
    : { notice: told };
}
