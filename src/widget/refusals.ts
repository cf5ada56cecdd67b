import type { AuthError, AuthErrorCode } from '../adapters/auth-error.ts';
import type { Description } from './description.ts';
import type { Messages } from './messages/messages.ts';
import { explainRefusal } from './refusals-anywhere.ts';

/** The messages that a screen shows after a failed attempt, under its fields or as a notice. */
export type Feedback = Pick<Description, 'errors' | 'notice'>;

type PlainText = { [Key in keyof Messages]: Messages[Key] extends string ? Key : never }[keyof Messages];
type FieldName = 'email' | 'password' | 'newPassword' | 'phoneNumber' | 'verification' | 'phoneConfirmationCode';

/** The key of a message that is shown as a notice, or a field under which it is shown. Without `text`, the usual message. */
export type RefusalCell = PlainText | { readonly field: FieldName; readonly text?: PlainText };
type Column = Readonly<Partial<Record<AuthErrorCode, RefusalCell>>>;

/**
 * The message for an error code in a context, and where it is shown (spec §8, reference §2.2, §2.4, §2.6). An error that
 * a context does not list has the message of `refusals-anywhere.ts`, shown as a notice.
 */
export const refusals = {
  /** The password of an account, with or without an email field above. */
  password: {
    'auth/wrong-password': { field: 'password' },
    'auth/invalid-credential': { field: 'password' },
    'auth/too-many-requests': { field: 'password', text: 'tooManyPasswords' },
  },
  /** A form that asks for the email and the password of an account. */
  emailAndPassword: {
    'auth/invalid-email': { field: 'email' },
    'auth/missing-password': { field: 'password' },
    'auth/password-does-not-meet-requirements': { field: 'password' },
  },
  /** The same form if the service withholds whether an email has an account: the message must not reveal it. */
  withheldAccount: {
    'auth/user-not-found': { field: 'password', text: 'wrongPassword' },
  },
  /** A password that the visitor chooses, for a new account or to reset the old one. */
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
  passwordReset: {
    'auth/missing-password': { field: 'newPassword' },
  },
  /** Saving the name of a new account. */
  accountName: {
    'auth/user-token-expired': 'sessionExpired',
  },
  emailLink: {
    'auth/invalid-email': 'emailMismatch',
  },
  provider: {
    'auth/invalid-credential': 'generic', // The provider's credential, so nothing is wrong with a password.
    'auth/popup-blocked': 'popupBlocked',
  },
  phoneNumber: {
    'auth/invalid-phone-number': { field: 'phoneNumber' },
    'auth/captcha-check-failed': { field: 'verification', text: 'verificationMissing' },
  },
  /** Sending a code to a phone, to sign in or as a second factor. */
  textMessage: {
    'auth/too-many-requests': 'tooManyPhone',
  },
  /** The code of a text message or of an authenticator app. */
  code: {
    'auth/invalid-verification-code': { field: 'phoneConfirmationCode' },
  },
  secondFactorSignIn: {
    'auth/invalid-multi-factor-session': 'sessionExpired',
  },
  secondFactorEnrolment: {
    'auth/credential-already-in-use': 'secondFactorKnown',
  },
  /** Reading the project's configuration, before the visitor can do anything. */
  projectCheck: {
    'auth/network-request-failed': 'networkRequestFailedLater',
  },
} as const satisfies Readonly<Record<string, Column>>;

export type RefusalContext = keyof typeof refusals;

/**
 * Returns the message for a refusal in a context.
 *
 * @param contexts the contexts that apply, the most specific one first
 */
export function explainRefusalIn(error: AuthError, text: Messages, ...contexts: readonly RefusalContext[]): string {
  const cell = findCell(error, contexts);
  const key = typeof cell === 'object' ? cell.text : cell;
  return key === undefined ? explainRefusal(error, text) : text[key];
}

/** Returns the message as {@link explainRefusalIn} does, under its field or as a notice. */
export function showRefusal(error: AuthError, text: Messages, ...contexts: readonly RefusalContext[]): Feedback {
  const cell = findCell(error, contexts);
  const message = explainRefusalIn(error, text, ...contexts);
  return typeof cell === 'object' ? { errors: { [cell.field]: message } } : { notice: message };
}

function findCell({ code }: AuthError, contexts: readonly RefusalContext[]): RefusalCell | undefined {
  const columns: readonly Column[] = contexts.map((context) => refusals[context]);
  return columns.find((column) => column[code] !== undefined)?.[code];
}
