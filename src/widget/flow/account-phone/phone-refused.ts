import type { AuthError } from '../../../adapters/auth-error.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import type { ScreenInputs } from '../../screen/screen-inputs.ts';
import { to, type Next } from '../../screen/screen.ts';
import { accountRefused } from '../account/account-refused.ts';
import { accountText } from '../account/account-text.ts';

/**
 * Returns the screen that follows if the service refuses the code of a phone, or null if the visitor can enter another
 * code. If the code has expired, or if the number belongs to another account, asks for the number again.
 *
 * @param input the input of the screen that asks for the code
 */
export function phoneRefused(
  error: AuthError,
  input: ScreenInputs['phoneChangeCode'],
): Next<'phoneChange'> | ReturnType<typeof accountRefused> {
  const { uid, country, national } = input;
  switch (error.code) {
    case 'auth/code-expired':
      return to('phoneChange', { uid, country, national, notice: explainRefusal(error) });
    case 'auth/credential-already-in-use':
      return to('phoneChange', { uid, country, national, notice: accountText('numberInUse') });
    default:
      return accountRefused(error, to('phoneChangeCode', input));
  }
}
