import type { AuthError, AuthErrorCode } from '../adapters/auth-error.ts';
import type { PlainText } from './messages/messages.ts';
import { texts, type Phrase } from './messages/phrase.ts';

type CamelCase<Text extends string> = Text extends `${infer Start}-${infer Rest}`
  ? `${Start}${Capitalize<CamelCase<Rest>>}`
  : Text;

/** An error code, without `auth/`, whose message has the same name. For `data-loss`, the message is `dataLoss`. */
type SameName<Code = AuthErrorCode> = Code extends `auth/${infer Name}`
  ? CamelCase<Name> extends PlainText
    ? Name
    : never
  : never;

const sameNames = [
  'aborted',
  'already-exists',
  'cancelled',
  'code-expired',
  'data-loss',
  'deadline-exceeded',
  'email-already-in-use',
  'failed-precondition',
  'internal',
  'invalid-argument',
  'invalid-configuration',
  'network-request-failed',
  'not-found',
  'not-implemented',
  'operation-not-allowed',
  'out-of-range',
  'permission-denied',
  'quota-exceeded',
  'resource-exhausted',
  'timeout',
  'too-many-requests',
  'unauthenticated',
  'unauthorized-domain',
  'unavailable',
  'unknown',
  'user-cancelled',
  'user-disabled',
  'user-not-found',
  'wrong-password',
] as const satisfies readonly SameName[];

const toCamelCase = (name: SameName): PlainText =>
  name.replaceAll(/-./g, (pair) => pair.slice(1).toUpperCase()) as CamelCase<typeof name>;

/** Default messages, by error code (spec §8, reference §9.3). `refusals.ts` overrides these messages for some forms. */
export const refusalsAnywhere: Partial<Record<AuthErrorCode, PlainText>> = {
  'auth/admin-restricted-operation': 'adminRestricted',
  'auth/captcha-check-failed': 'robotSuspected',
  'auth/expired-action-code': 'actionCodeExpired',
  'auth/invalid-action-code': 'actionCodeInvalid',
  'auth/invalid-credential': 'wrongPassword',
  'auth/invalid-email': 'emailInvalid',
  'auth/invalid-phone-number': 'phoneInvalid',
  'auth/invalid-verification-code': 'wrongCode',
  'auth/missing-password': 'passwordMissing',
  'auth/password-does-not-meet-requirements': 'passwordTooWeak',
  'auth/requires-recent-login': 'loginAgain',
  'auth/user-token-expired': 'loginAgain',
  'auth/weak-password': 'passwordWeak',
  'auth/web-storage-unsupported': 'noWebStorage',
  ...Object.fromEntries(sameNames.map((name) => [`auth/${name}`, toCamelCase(name)])),
};

/**
 * Returns the default message for an error. If the error's code has no message, returns a general message and logs the
 * error.
 */
export function explainRefusal(error: AuthError): Phrase {
  // Show the message of this error, because the developer has written it for visitors (reference §9.3, Q46).
  // Never show the messages of other errors, because they are written for developers (requirement code.internal-error).
  if (error.code === 'auth/blocked-by-function') return error.message;
  const key = refusalsAnywhere[error.code];
  if (key === undefined) console.info('[doorstep]', error);
  return texts[key ?? 'generic'];
}
