/** English texts of the first screens, and of refusals on any screen (spec §8, reference §1.2 and §9.1). */
export const firstTexts = {
  // titles of screens
  signInWithEmail: 'Sign in with email',
  errorEncountered: 'Error encountered',

  // labels of fields
  email: 'Email',

  // labels of buttons and links
  next: 'Next',
  cancel: 'Cancel',
  retry: 'Retry',
  stopWaiting: 'Stop waiting',

  // texts of the small print
  termsOfService: 'Terms of Service',
  privacyPolicy: 'Privacy Policy',
  byContinuing: 'By continuing, you are indicating that you accept our ',
  and: ' and ',
  fullStop: '.',

  // messages under fields
  emailMissing: 'Enter your email address to continue',
  emailInvalid: "That email address isn't correct",
  passwordMissing: 'Enter your password',
  nameMissing: 'Enter your account name',
  phoneInvalid: 'Enter a valid phone number',
  verificationMissing: 'Solve the reCAPTCHA',
  passwordWeak: 'Strong passwords have at least 6 characters and a mix of letters and numbers',

  // messages for refusals (spec §8)
  emailAlreadyInUse: 'The email address is already used by another account',
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
  loginAgain: 'Please login again to perform this operation',
  userDisabled: 'The user account has been disabled by an administrator.',
  quotaExceeded: 'The quota for this operation has been exceeded. Try again later.',
  timeout: 'The operation has timed out.',
  operationNotAllowed: 'This way to sign in is not enabled. Please contact the administrator of this site.',
  adminRestricted: 'This operation is restricted to administrators only.',
  longWait: 'This is taking longer than usual.',
  generic: 'Something went wrong. Please try again.',
  unauthorizedDomain: 'This site is not authorized to sign people in. Please contact its administrator.',
  restartProcess:
    'An issue was encountered when authenticating your request. Please visit the URL that redirected you to this page again to restart the authentication process.',
  partMissing: 'A part of this page could not be loaded. Check your internet connection.',
  noWebStorage: 'The browser you are using does not support Web Storage. Please try again in a different browser.',

  // errors that any request to Google's services can return (spec §8, reference §9.4)
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
};
