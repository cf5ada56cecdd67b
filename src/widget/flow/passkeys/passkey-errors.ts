import type { AuthError, AuthErrorCode } from '../../../adapters/auth-error.ts';
import type { Phrase } from '../../messages/phrase.ts';
import { explainRefusal } from '../../refusals-anywhere.ts';
import { accountText, type AccountKey } from '../account/account-text.ts';

/** Messages that only the screens for passkeys show. */
const messages = {
  'auth/already-exists': 'passkeyKnown',
  'auth/invalid-argument': 'passkeyNameWrong',
  'auth/operation-not-allowed': 'passkeysUnsupported',
  'auth/resource-exhausted': 'tooManyPasskeys',
} as const satisfies Partial<Record<AuthErrorCode, AccountKey>>;

type OwnMessage = (typeof messages)[keyof typeof messages];

/** Returns the message for an error with which `callPasskeys` has rejected. */
export function explainPasskeyRefusal(error: AuthError): Phrase {
  const own: Readonly<Partial<Record<AuthErrorCode, OwnMessage>>> = messages;
  const key = own[error.code];
  return key === undefined ? explainRefusal(error) : accountText(key);
}
