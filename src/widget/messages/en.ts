/** Every text of the widget, in English (spec §8, reference §1.2 and §9.1). Code reads them from here and nowhere else. */
export const en = {
  // titles
  signInWithEmail: 'Sign in with email',
  signIn: 'Sign in',
  createAccount: 'Create account',
  recoverPassword: 'Recover password',
  checkYourEmail: 'Check your email',
  notAuthorized: 'Not Authorized',
  resetYourPassword: 'Reset your password',
  passwordChanged: 'Password changed',
  tryResettingAgain: 'Try resetting your password again',
  errorEncountered: 'Error encountered',

  // bodies
  recoverInstructions: 'Get instructions sent to this email that explain how to reset your password',
  followInstructions: (email: string) =>
    ['Follow the instructions sent to ', { strong: email }, ' to recover your password'] as const,
  resetFor: (email: string) => ['for ', { strong: email }] as const,
  passwordChangedBody: 'You can now sign in with your new password',
  resetExpired: 'Your request to reset your password has expired or the link has already been used',
  notAuthorizedFor: (identifier: string) =>
    [{ strong: identifier }, ' is not authorized to view the requested page.'] as const,
  notAuthorizedUser: 'User is not authorized to view the requested page.',
  contactAdmin: (email: string) => ['Please contact ', { strong: email }, ' for authorization.'] as const,
  recoverToContinue: (email: string) =>
    ['To continue sign in with ', { strong: email }, ' on this device, you have to recover the password.'] as const,

  // fields
  email: 'Email',
  password: 'Password',
  choosePassword: 'Choose password',
  newPassword: 'New password',
  name: 'First & last name',

  // actions
  next: 'Next',
  cancel: 'Cancel',
  signInAction: 'Sign In',
  troubleSigningIn: 'Trouble signing in?',
  save: 'Save',
  send: 'Send',
  done: 'Done',
  back: 'Back',
  continue: 'Continue',
  retry: 'Retry',
  learnMore: 'Learn More',

  // provider buttons
  signInWithProvider: (name: string) => `Sign in with ${name}`,
  signInWithEmailButton: 'Sign in with email',
  emailShort: 'Email',
  continueAsGuest: 'Continue as guest',
  guestShort: 'Guest',

  // small print
  termsOfService: 'Terms of Service',
  privacyPolicy: 'Privacy Policy',
  byContinuing: 'By continuing, you are indicating that you accept our ',
  and: ' and ',
  fullStop: '.',

  // under fields
  emailMissing: 'Enter your email address to continue',
  emailInvalid: "That email address isn't correct",
  passwordMissing: 'Enter your password',
  nameMissing: 'Enter your account name',
  passwordWeak: 'Strong passwords have at least 6 characters and a mix of letters and numbers',

  // refusals (spec §8)
  emailAlreadyInUse: 'The email address is already used by another account',
  tooManyPasswords: 'You have entered an incorrect password too many times. Please try again in a few minutes.',
  tooManySignUps: 'Too many account requests are coming from your IP address. Try again in a few minutes.',
  tooManyRequests: 'We have blocked all requests from this device due to unusual activity. Try again later.',
  userCancelled: 'Please authorize the required permissions to sign in to the application',
  userNotFound: "That email address doesn't match an existing account",
  wrongPassword: "The email and password you entered don't match",
  networkRequestFailed: 'A network error has occurred',
  wrongCode: 'Wrong code. Try again.',
  codeExpired: 'This code is no longer valid',
  actionCodeExpired: 'This code has expired.',
  actionCodeInvalid:
    'The action code is invalid. This can happen if the code is malformed, expired, or has already been used.',
  sessionExpired: 'Your sign-in session has expired. Please try again.',
  loginAgain: 'Please login again to perform this operation',
  userDisabled: 'The user account has been disabled by an administrator.',
  quotaExceeded: 'The quota for this operation has been exceeded. Try again later.',
  timeout: 'The operation has timed out.',
  operationNotAllowed: 'This way to sign in is not enabled. Please contact the administrator of this site.',
  adminRestricted: 'This operation is restricted to administrators only.',
  generic: 'Something went wrong. Please try again.',
  noSignInMeans: 'This email already exists without any means of sign-in. Please reset the password to recover.',
  nameNotSaved: 'Your account was created, but your name could not be saved.',
  noWebStorage: 'The browser you are using does not support Web Storage. Please try again in a different browser.',
} as const;

/** The catalogue's shape: another language has the same texts. */
export type Messages = typeof en;
