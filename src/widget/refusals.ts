import type { AuthError, AuthErrorCode } from '../adapters/auth-error.ts';
import type { Description } from './description.ts';
import type { PlainText } from './messages/messages.ts';
import { texts, type Phrase } from './messages/phrase.ts';
import { explainRefusal } from './refusals-anywhere.ts';

/** Messages that a screen shows after a failed attempt, under fields or as a notice. */
export type Feedback = Pick<Description<Phrase>, 'errors' | 'notice'>;

type FieldName = 'email' | 'password' | 'newPassword' | 'phoneNumber' | 'verification' | 'phoneConfirmationCode';

/**
 * The message for an error code. A string is the key of a text to show above the form. An object shows a message under
 * `field`: its `text`, or else the default message for the error.
 */
export type RefusalCell = PlainText | { readonly field: FieldName; readonly text?: PlainText };
type Column = Readonly<Partial<Record<AuthErrorCode, RefusalCell>>>;

/**
 * Maps a context, such as a form with a password, to its messages for error codes (spec §8, reference §2.2, §2.4,
 * §2.6). For other codes, the message from `refusals-anywhere.ts` is shown above the form.
 */
export const refusals = {
  /** Messages of a form that asks for the password of an account, and possibly for the email, too. */
  password: {
    'auth/wrong-password': { field: 'password' },
    'auth/invalid-credential': { field: 'password' },
    // The password policy rejects the password of an existing account, so the visitor has to reset it.
    'auth/password-does-not-meet-requirements': { field: 'password', text: 'passwordOutdated' },
    'auth/too-many-requests': { field: 'password', text: 'tooManyPasswords' },
  },
  /** Messages of a form that asks for the email and the password of an account. */
  emailAndPassword: {
    'auth/invalid-email': { field: 'email' },
    'auth/missing-password': { field: 'password' },
  },
  /**
   * Messages of a sign-in form under email enumeration protection. The messages must not reveal whether the email has
   * an account.
   */
  withheldAccount: {
    'auth/user-not-found': { field: 'password', text: 'wrongPassword' },
  },
  /** Messages of a form in which the visitor chooses a password, for a new account or after a reset. */
  newPassword: {
    'auth/weak-password': { field: 'newPassword' },
    'auth/password-does-not-meet-requirements': { field: 'newPassword' },
  },
  signUp: {
    'auth/email-already-in-use': { field: 'email' },
    'auth/invalid-email': { field: 'email' },
    'auth/operation-not-allowed': { field: 'newPassword' },
    'auth/too-many-requests': { field: 'newPassword', text: 'tooManySignUps' },
  },
  /** Messages of the form in which a signed-in visitor enters a new email for her account. */
  emailChange: {
    'auth/email-already-in-use': { field: 'email' },
    'auth/invalid-email': { field: 'email' },
  },
  passwordReset: {
    'auth/missing-password': { field: 'newPassword' },
  },
  /** Messages on the screen that saves the name of a new account, if saving fails. */
  accountName: {
    'auth/user-token-expired': 'sessionExpired',
  },
  emailLink: {
    'auth/invalid-email': 'emailMismatch',
  },
  provider: {
    // The default message for this error is about a wrong password, but a sign-in with a provider has no password.
    'auth/invalid-credential': 'generic',
    'auth/popup-blocked': 'popupBlocked',
    'auth/redirect-result-lost': 'redirectResultLost',
  },
  phoneNumber: {
    'auth/invalid-phone-number': { field: 'phoneNumber' },
    'auth/captcha-check-failed': { field: 'verification', text: 'verificationMissing' },
  },
  /** Messages for an error that occurs while a code is sent by text message, for phone sign-in or a second factor. */
  textMessage: {
    'auth/too-many-requests': 'tooManyPhone',
  },
  /** Messages on a screen that asks for the code of a text message or an authenticator app. */
  code: {
    'auth/invalid-verification-code': { field: 'phoneConfirmationCode' },
  },
  secondFactorSignIn: {
    'auth/invalid-multi-factor-session': 'sessionExpired',
  },
  secondFactorEnrolment: {
    'auth/credential-already-in-use': 'secondFactorKnown',
  },
  /**
   * Messages for an error that occurs while the project's configuration is loaded, before the visitor can do anything.
   */
  projectCheck: {
    'auth/network-request-failed': 'networkRequestFailedLater',
  },
} as const satisfies Readonly<Record<string, Column>>;

export type RefusalContext = keyof typeof refusals;

/**
 * Returns the message for an error, from the first context that has a message for this error.
 *
 * @param contexts keys of {@link refusals}, the most specific context first
 */
export function explainRefusalIn(error: AuthError, ...contexts: readonly RefusalContext[]): Phrase {
  const cell = findCell(error, contexts);
  const key = typeof cell === 'object' ? cell.text : cell;
  return key === undefined ? explainRefusal(error) : texts[key];
}

/**
 * Returns feedback with the message of {@link explainRefusalIn}. If the message concerns a field, it is an error under
 * this field. Otherwise, it is a notice.
 */
export function showRefusal(error: AuthError, ...contexts: readonly RefusalContext[]): Feedback {
  const cell = findCell(error, contexts);
  const message = explainRefusalIn(error, ...contexts);
  return typeof cell === 'object' ? { errors: { [cell.field]: message } } : { notice: message };
}

function findCell({ code }: AuthError, contexts: readonly RefusalContext[]): RefusalCell | undefined {
  const columns: readonly Column[] = contexts.map((context) => refusals[context]);
  return columns.find((column) => column[code] !== undefined)?.[code];
}
