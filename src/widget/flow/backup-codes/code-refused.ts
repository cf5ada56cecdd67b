import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Description } from '../../description.ts';
import { texts, type Phrase } from '../../messages/phrase.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';

/** Returns the message for a backup code that was not used: under the field if the code is wrong, otherwise above. */
export const codeRefused = (error: AuthError): Pick<Description<Phrase>, 'errors' | 'notice'> =>
  error.code === 'auth/invalid-verification-code'
    ? { errors: { code: texts.wrongCode } }
    : { notice: explainRefusal(error) };
