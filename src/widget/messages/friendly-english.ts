import type { Messages } from './messages.ts';

const generic = 'Something went wrong. Please try again.';

/**
 * English texts that replace some of the default texts. They replace texts that are hard to read, that blame visitors,
 * that use jargon, or that do not say how to continue.
 */
export const friendlyEnglish = {
  // Titles of screens:
  errorEncountered: 'Something went wrong',
  recoverPassword: 'Reset password',
  notAuthorized: 'You don’t have access',
  signInEmailSent: 'Check your email',
  troubleGettingEmail: 'Didn’t get the email?',
  confirmEmail: 'Confirm your email',
  newDevice: 'This is a different browser',
  sessionEnded: 'This link no longer works',
  emailUpdated: 'Your email was changed back',
  emailNotUpdated: 'We couldn’t change your email back',
  secondFactorRemoved: 'Second step removed',
  secondFactorNotRemoved: 'We couldn’t remove the second step',
  signOut: 'Sign out',

  // Paragraphs on screens:
  recoverInstructions: 'We’ll send you an email with a link to set a new password.',
  followInstructions: 'To set a new password, open the link in the email that we sent to {email}.',
  resetExpired: 'This link has expired or was already used.',
  anotherMailTo: 'We can send another email to {email}.',
  notAuthorizedFor: 'You can’t sign in here with {identifier}.',
  notAuthorizedUser: 'You can’t sign in to this page.',
  contactAdmin: 'To get access, contact {email}.',
  recoverToContinue: 'To sign in with {email} on this device, set a new password.',
  linkSentTo: 'To sign in, open the link in the email that we sent to {email}.',
  checkSpam: 'Look in your spam folder.',
  checkSpelling: 'Check the spelling of your email address.',
  checkInbox: 'Check that your inbox is not full.',
  resendHint: 'Still nothing? Send the email again. The link in the first one then stops working.',
  confirmToComplete: 'To finish signing in, enter your email again.',
  useSameDevice: 'Open the link on the device and in the browser in which you asked for it.',
  sessionCleared: 'You asked for this link as a guest, and are no longer that guest. Sign in to get a new link.',
  alreadyUsedLink:
    'You already have an account with {email}. To connect {provider} to it, sign in with a link that we send you.',
  linkOnSameDevice: 'Open the link in this browser. Otherwise, {provider} is not connected.',
  intendedToConnect: 'You wanted to connect {provider} to your account, but this is a different browser.',
  stillConnect:
    'To connect {provider}, open the link in the browser in which you asked for it. To sign in here without it, tap Continue.',
  askAdministrator: 'Try again. If it still doesn’t work, contact support.',
  verifyExpired: 'This link has expired or was already used.',
  updateExpired: 'This link has expired or was already used.',
  phoneRemoved: 'You’re no longer asked for a code from {number} when you sign in.',
  deviceRemoved: 'You’re no longer asked for a code from this device or app when you sign in.',
  removalFailed: 'Something went wrong when we tried to remove it.',
  originallyWanted: 'You started to sign in with {email}',
  loggedIn: 'You’re signed in.',
  signedOut: 'You’re signed out.',
  verificationMailSentTo: 'To verify your email, open the link in the email that we sent to {email}.',

  // Messages about progress:
  resendIn: 'Send again in {countdown}',
  resendMailIn: 'Send again in {countdown}',

  // Labels of fields, buttons and links:
  choosePassword: 'Choose a password',
  name: 'Your name',
  signInAction: 'Sign in',
  save: 'Continue',
  send: 'Send email',
  learnMore: 'Learn more',
  resend: 'Send again',
  verify: 'Send code',

  // Texts of the small print:
  termsByContinuing: 'By continuing, you agree to our {terms} and {privacy}.',
  termsBySms: 'By tapping Send code, you agree to our {terms} and {privacy}. Message and data rates may apply.',
  smsRates: 'We’ll send you a text message. Message and data rates may apply.',

  // Messages under fields:
  emailInvalid: 'Enter an email such as name@example.com',
  nameMissing: 'Enter your name',
  verificationMissing: 'Please confirm that you’re not a robot',
  // Does not name a minimum length, because the project's password policy may require more than 6 characters.
  passwordWeak: 'This password is too short or too easy to guess. Try a longer one.',
  passwordDigit: 'A number',
  passwordLacks: 'Your password needs: {requirements}',
  countryUnsupported: 'We can’t send codes to numbers in this country.',

  // Messages for refusals:
  networkRequestFailed: 'We couldn’t connect. Check your internet connection and try again.',
  networkRequestFailedLater: 'We couldn’t connect. Try again later.',
  emailAlreadyInUse: 'There is already an account with this email.',
  tooManyRequests: 'Too many attempts from this device. Wait a while and try again.',
  userCancelled: 'You weren’t signed in. Try again, and allow the access that is asked for.',
  userNotFound: 'We couldn’t find an account with this email.',
  wrongPassword: 'That email and password don’t match. Try again.',
  wrongCode: 'That code isn’t right. Try again.',
  codeExpired: 'This code has expired. Ask for a new one.',
  actionCodeExpired: 'This link has expired. Ask for a new one.',
  actionCodeInvalid: 'This link doesn’t work. It may be incomplete or already used. Ask for a new one.',
  loginAgain: 'Please sign in again to do this',
  userDisabled: 'This account is disabled. To use it again, contact support.',
  robotSuspected: 'We couldn’t confirm that you’re not a robot. Please try again.',
  quotaExceeded: 'This isn’t possible right now. Try again later.',
  timeout: 'That took too long. Try again.',
  operationNotAllowed: 'You can’t sign in this way here. Choose another way, or contact support.',
  adminRestricted: 'Only an administrator can do this.',
  unauthorizedDomain: 'Sign-in isn’t set up for this site. Please tell its administrator.',
  tooManyPasswords: 'Too many wrong passwords. Wait a few minutes and try again.',
  tooManySignUps: 'Too many new accounts from your network. Try again in a few minutes.',
  sessionExpired: 'Your sign-in has expired. Please try again.',
  noSignInMeans: 'There is an account with this email, but no way to sign in to it. Set a password.',
  emailMismatch: 'The link was sent to a different email. Enter that one.',
  tooManyPhone: 'Too many codes were sent to this number. Try again later.',
  resetMailFailed: 'We couldn’t send the email. Please try again.',
  mergeConflict: 'You already have an account. What you did as a guest is not in it yet.',
  noMatchingTenant: 'You can’t sign in here with this email. Try a different one.',
  restartProcess: 'We couldn’t sign you in. Go back to the page that you came from and start again.',
  noWebStorage: 'Your browser blocks what sign-in needs to store. Allow it, or use a different browser.',

  // Errors of the service, whose default texts are for developers:
  aborted: generic,
  alreadyExists: generic,
  cancelled: generic,
  dataLoss: generic,
  deadlineExceeded: generic,
  failedPrecondition: generic,
  internal: generic,
  invalidArgument: generic,
  invalidConfiguration: generic,
  notFound: generic,
  notImplemented: generic,
  outOfRange: generic,
  permissionDenied: generic,
  resourceExhausted: generic,
  unauthenticated: generic,
  unavailable: generic,
  unknown: generic,
} as const satisfies Partial<Messages>;
