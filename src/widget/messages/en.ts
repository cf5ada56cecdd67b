import { firstTexts } from './en-first-texts.ts';

/**
 * Texts for errors that any request to Google's services can return (spec §8, reference §9.4). Only English has these
 * texts.
 */
export const serviceErrors = {
  aborted: 'Concurrency conflict, such as read-modify-write conflict.',
  alreadyExists: 'The resource that a client tried to create already exists.',
  cancelled: 'Request cancelled by the client.',
  dataLoss: 'Unrecoverable data loss or data corruption.',
  deadlineExceeded: 'Request deadline exceeded.',
  failedPrecondition: 'Request can not be executed in the current system state.',
  internal: 'Internal server error.',
  invalidArgument: 'Client specified an invalid argument.',
  invalidConfiguration: 'Client specified an invalid project configuration.',
  notFound: 'Specified resource is not found.',
  notImplemented: 'API method not implemented by the server.',
  outOfRange: 'Client specified an invalid range.',
  permissionDenied: 'Client does not have sufficient permission.',
  resourceExhausted: 'Either out of resource quota or reaching rate limiting.',
  unauthenticated: 'Request not authenticated due to missing, invalid, or expired OAuth token.',
  unavailable: 'Service unavailable.',
  unknown: 'Unknown server error.',
} as const;

/**
 * All English texts (spec §8, reference §1.2 and §9.1). `{email}` stands for a value, and `[…]` encloses the text of a
 * link. `docs/translating.md` says how to translate the texts.
 */
export const en = {
  ...firstTexts,

  // Titles of screens:
  createAccount: 'Create account',
  recoverPassword: 'Recover password',
  checkYourEmail: 'Check your email',
  notAuthorized: 'Not Authorized',
  resetYourPassword: 'Reset your password',
  passwordChanged: 'Password changed',
  tryResettingAgain: 'Try resetting your password again',
  signedInInOtherTab: 'You signed in in another tab',
  signInEmailSent: 'Sign-in email sent',
  troubleGettingEmail: 'Trouble getting email?',
  confirmEmail: 'Confirm email',
  newDevice: 'New device or browser detected',
  sessionEnded: 'Session ended',
  alreadyHaveAccount: 'You already have an account',
  enterPhoneNumber: 'Enter your phone number',
  verifyPhoneNumber: 'Verify your phone number',
  verifyYourEmail: 'Verify your email',
  completeAccount: 'Complete your account',
  emailUpdated: 'Updated email address',
  emailNotUpdated: 'Unable to update your email address',
  emailVerified: 'Your email has been verified',
  tryVerifyingAgain: 'Try verifying your email again',
  emailVerifiedAndChanged: 'Your email has been verified and changed',
  tryUpdatingAgain: 'Try updating your email again',
  secondFactorRemoved: 'Removed second factor',
  secondFactorNotRemoved: "Couldn't remove your second factor",
  signOut: 'Sign Out',
  secondFactor: 'Verify it’s you',
  chooseSecondFactor: 'Choose how to verify it’s you',
  addSecondFactor: 'Add a second step',
  connectAuthenticatorApp: 'Connect your authenticator app',

  // Paragraphs on screens:
  createInstead: 'No account? [Create one]',
  recoverInstructions: 'Get instructions sent to this email that explain how to reset your password',
  followInstructions: 'Follow the instructions sent to {email} to recover your password',
  resetFor: 'for {email}',
  passwordChangedBody: 'You can now sign in with your new password',
  resetExpired: 'Your request to reset your password has expired or the link has already been used',
  anotherMailTo: 'Another email can be sent to {email}.',
  notAuthorizedFor: '{identifier} is not authorized to view the requested page.',
  notAuthorizedUser: 'User is not authorized to view the requested page.',
  contactAdmin: 'Please contact {email} for authorization.',
  recoverToContinue: 'To continue sign in with {email} on this device, you have to recover the password.',
  linkSentTo: 'A sign-in email with additional instructions was sent to {email}. Check your email to complete sign-in.',
  closeThisTab: 'You can close this tab.',
  commonFixes: 'Try these common fixes:',
  checkSpam: 'Check if the email was marked as spam or filtered.',
  checkConnection: 'Check your internet connection.',
  checkSpelling: 'Check that you did not misspell your email.',
  checkInbox: 'Check that your inbox space is not running out or other inbox settings related issues.',
  resendHint:
    "If the steps above didn't work, you can resend the email. Note that this will deactivate the link in the older email.",
  confirmToComplete: 'Confirm your email to complete sign in',
  fillInToComplete: 'To finish signing in, complete this form.',
  useGuestsTab:
    'You asked for this link as a guest, and in this tab you are signed out. To keep what you have as a guest, open the link in the tab in which you are the guest. If you sign in here, you get another account.',
  useSameDevice: 'Try opening the link using the same device or browser where you started the sign-in process.',
  sessionCleared: 'The session associated with this sign-in request has either expired or was cleared.',
  alreadyUsedPassword: 'You’ve already used {email} to sign in. Enter your password for that account.',
  alreadyUsedLink:
    'You’ve already used {email}. You can connect your {provider} account with {email} by signing in with email link below.',
  linkOnSameDevice:
    'For this flow to successfully connect your {provider} account with this email, you have to open the link on the same device or browser.',
  intendedToConnect:
    'You originally intended to connect {provider} to your email account but have opened the link on a different device where you are not signed in.',
  stillConnect:
    'If you still want to connect your {provider} account, open the link on the same device where you started sign-in. Otherwise, tap Continue to sign-in on this device.',
  alreadyUsedProvider: 'You’ve already used {email}. Sign in with {provider} to continue.',
  codeSentTo: 'Enter the 6-digit code we sent to {number}',
  codeMailedTo: 'Enter the 6-digit code we emailed to {email}',
  emailChangedBack: 'Your sign-in email address has been changed back to {email}.',
  emailChangeSuspicion:
    'If you didn’t ask to change your sign-in email, it’s possible someone is trying to access your account and you should [change your password right away].',
  emailNotChangedBack: 'There was a problem changing your sign-in email back.',
  askAdministrator: 'If you try again and still can’t reset your email, try asking your administrator for help.',
  signInWithNewAccount: 'You can now sign in with your new account',
  verifyExpired: 'Your request to verify your email has expired or the link has already been used',
  signInWithNewEmail: 'You can now sign in with your new email {email}.',
  updateExpired: 'Your request to verify and update your email has expired or the link has already been used.',
  phoneRemoved: 'The phone {number} was removed as a second authentication step.',
  deviceRemoved: 'The device or app was removed as a second authentication step.',
  removalSuspicion:
    "If you don't recognize this device, someone might be trying to access your account. Consider [changing your password right away].",
  removalFailed: 'Something went wrong removing your second factor.',
  contactSupport: "Try removing it again. If that doesn't work, contact support for assistance.",
  continueWith: 'Continue with {email}?',
  originallyWanted: 'You originally wanted to sign in with {email}',
  signedInAs: 'You are signed in as {account}.',
  signedInToOther: 'You are signed in to a different account.',
  replacesUser: 'If you continue, you will be signed out of that account.',
  stillSignedIn: 'You are still signed in.',
  loggedIn: 'You are logged in.',
  signOutQuestion: 'Do you want to sign out?',
  signedOut: 'You are now successfully signed out.',
  codeWillBeSentTo: 'A 6-digit code will be sent to {number}',
  authenticatorApp: 'Authenticator app',
  numbered: '{name} ({number})',
  codeFromApp: 'Enter the 6-digit code from your authenticator app',
  secondFactorExplained: 'Besides your password you will be asked for a code, so that nobody else can sign in as you.',
  emailUnverified: 'Verify your email address first.',
  emailNotVerifiedYet: 'Your email is not verified yet. Follow the link in the email first.',
  verificationMailWillBeSentTo: 'An email with a link will be sent to {email}.',
  verificationMailSentTo: 'Follow the instructions sent to {email} to verify your email address',
  textMessage: 'Text message',
  scanQrCode: 'Scan this QR code with your authenticator app, then enter the 6-digit code that it shows.',
  keyInstead: 'If you cannot scan it, enter this key in the app instead:',
  secondFactorKnown: 'This phone is your second step already.',

  // Messages about progress and success:
  verifying: 'Verifying...',
  signingIn: 'Signing in...',
  signedIn: 'Signed in!',
  codeSent: 'Code sent!',
  mailSent: 'Email sent!',
  verified: 'Verified!',
  secondFactorAdded: 'Added!',
  resendIn: 'Resend code in {countdown}',
  resendMailIn: 'Resend email in {countdown}',

  // Labels of fields:
  password: 'Password',
  choosePassword: 'Choose password',
  newPassword: 'New password',
  name: 'First & last name',
  country: 'Country',
  phoneNumber: 'Phone number',
  code: '6-digit code',
  humanVerification: 'Human verification',

  // Labels of buttons and links:
  signInAction: 'Sign In',
  troubleSigningIn: 'Trouble signing in?',
  save: 'Save',
  send: 'Send',
  sendNewLink: 'Send a new link',
  done: 'Done',
  back: 'Back',
  continue: 'Continue',
  learnMore: 'Learn More',
  useBackupCode: 'Use a backup code',
  resend: 'Resend',
  verify: 'Verify',
  useAnotherAccount: 'Use another account',
  openMailbox: 'Open {name}',
  changePhoneNumber: 'Change phone number',
  changeEmail: 'Change email',
  emailLink: 'Email me a link',
  emailCode: 'Email me a code',

  // Labels of sign-in options and tenants, and "Try another way":
  signInWithProvider: 'Sign in with {name}',
  tryAnotherWay: 'Try another way',
  signInWithEmailButton: 'Sign in with email',
  emailShort: 'Email',
  signInWithPhoneButton: 'Sign in with phone',
  phoneShort: 'Phone',
  signInToTenant: 'Sign in to {name}',
  continueAsGuest: 'Continue as guest',
  guestShort: 'Guest',

  // Texts of the small print:
  termsBySms:
    'By tapping Verify, you are indicating that you accept our {terms} and {privacy}. An SMS may be sent. Message & data rates may apply.',
  smsRates: 'By tapping Verify, an SMS may be sent. Message & data rates may apply.',

  // Messages under fields:
  passwordMissing: 'Enter your password',
  nameMissing: 'Enter your account name',
  fieldMissing: 'Fill in this field',
  boxNotTicked: 'Tick this box to continue',
  phoneInvalid: 'Enter a valid phone number',
  verificationMissing: 'Solve the reCAPTCHA',
  passwordWeak: 'Strong passwords have at least 6 characters and a mix of letters and numbers',
  passwordAtLeast: 'At least {count} characters',
  passwordAtMost: 'At most {count} characters',
  passwordUppercase: 'An uppercase letter',
  passwordLowercase: 'A lowercase letter',
  passwordDigit: 'A digit',
  passwordSpecial: 'A special character',
  passwordTooWeak: 'Choose a stronger password',
  /**
   * `{requirements}` lists the unmet requirements (`passwordAtLeast` to `passwordSpecial`), such as
   * `at least 12 characters and a digit`.
   */
  passwordLacks: 'Choose a different password: {requirements}',
  passwordOutdated: 'This password is no longer strong enough. Please reset it.',
  passwordBreached: 'This password has appeared in a data breach. Choose a different one.',
  strengthWeak: 'Weak password',
  strengthFair: 'Fair password',
  strengthGood: 'Good password',
  strengthStrong: 'Strong password',
  passwordAddWords: 'Add another word or two.',
  passwordAvoidPatterns: 'Avoid names, dates and simple patterns.',
  countryUnsupported: 'The country code provided is not supported.',

  // Messages for refusals (spec §8):
  emailAlreadyInUse: 'The email address is already used by another account',
  tooManyRequests: 'We have blocked all requests from this device due to unusual activity. Try again later.',
  userCancelled: 'Please authorize the required permissions to sign in to the application',
  userNotFound: "That email address doesn't match an existing account",
  wrongPassword: "The email and password you entered don't match",
  wrongCode: 'Wrong code. Try again.',
  codeExpired: 'This code is no longer valid',
  actionCodeExpired: 'This code has expired.',
  actionCodeInvalid:
    'The action code is invalid. This can happen if the code is malformed, expired, or has already been used.',
  loginAgain: 'Please login again to perform this operation',
  userDisabled: 'The user account has been disabled by an administrator.',
  robotSuspected: 'We could not confirm that you are not a robot. Please try again.',
  quotaExceeded: 'The quota for this operation has been exceeded. Try again later.',
  timeout: 'The operation has timed out.',
  operationNotAllowed: 'This way to sign in is not enabled. Please contact the administrator of this site.',
  adminRestricted: 'This operation is restricted to administrators only.',
  unauthorizedDomain: 'This site is not authorized to sign people in. Please contact its administrator.',
  tooManyPasswords: 'You have entered an incorrect password too many times. Please try again in a few minutes.',
  tooManySignUps: 'Too many account requests are coming from your IP address. Try again in a few minutes.',
  sessionExpired: 'Your sign-in session has expired. Please try again.',
  noSignInMeans: 'This email already exists without any means of sign-in. Please reset the password to recover.',
  emailMismatch: 'The email provided does not match the current sign-in session.',
  tooManyPhone: 'This phone number has been used too many times',
  resetMailFailed: 'Unable to send password reset code to specified email',
  mergeConflict:
    'The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account.',
  signInAsBefore: 'You’ve already used {email}. Sign in the way you did before, and your accounts will be connected.',
  popupBlocked: 'Your browser blocked the sign-in window.',
  continueInThisWindow: 'Continue in this window',
  /** Separates the email field from the buttons of the other sign-in options. */
  or: 'or',
  /** Badge of the sign-in option that this browser has used last. */
  lastUsed: 'Last used',
  openAuthenticator: 'Open authenticator app',
  copyKey: 'Copy key',
  /** Label of the button `copyKey` after the visitor has copied the key. */
  keyCopied: 'Copied',
  redirectResultLost: 'Your browser did not pass on the sign-in. Please choose again. A window will open this time.',
  inAppBrowserRefused:
    '{provider} does not allow sign-in inside other apps. Open this page in your browser, or sign in another way.',
  noMatchingTenant: 'No sign-in provider is available for the given email, please try with a different email.',
  restartProcess:
    'An issue was encountered when authenticating your request. Please visit the URL that redirected you to this page again to restart the authentication process.',
  noWebStorage: 'The browser you are using does not support Web Storage. Please try again in a different browser.',
  nameNotSaved: 'Your account was created, but your name could not be saved.',
  networkRequestFailedLater: 'A network error has occurred. Try again later.',

  ...serviceErrors,

  /** Shown below a password field. */
  capsLockOn: 'Caps Lock is on.',

  // Texts for screen readers:
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  /** Announced when an action, such as a button, has been added to the screen. */
  nowAvailable: '{action}: now available.',
  /** Announced when the visitor stops typing a new password that meets all requirements. */
  passwordStrong: 'The password is strong enough.',
  /** Name of the tick before a requirement that the new password meets. */
  requirementMet: 'Met',
  qrCode: 'QR code',
  countryList: 'Countries',
  noCountry: 'No country matches',
  /**
   * The number of countries that match a search. The other keys that begin with `countries`, such as `countriesOne`,
   * are the plural forms of this text.
   */
  countries: '{count} countries',
  countriesOne: '{count} country',
} as const;
