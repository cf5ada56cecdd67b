import { firstTexts } from './first-texts.ts';

/** Every text of the widget, in English (spec §8, reference §1.2 and §9.1). Code reads them from here and nowhere else. */
export const en = {
  ...firstTexts,

  // titles
  signIn: 'Sign in',
  createAccount: 'Create account',
  recoverPassword: 'Recover password',
  checkYourEmail: 'Check your email',
  notAuthorized: 'Not Authorized',
  resetYourPassword: 'Reset your password',
  passwordChanged: 'Password changed',
  tryResettingAgain: 'Try resetting your password again',
  signInEmailSent: 'Sign-in email sent',
  troubleGettingEmail: 'Trouble getting email?',
  confirmEmail: 'Confirm email',
  newDevice: 'New device or browser detected',
  sessionEnded: 'Session ended',
  alreadyHaveAccount: 'You already have an account',
  enterPhoneNumber: 'Enter your phone number',
  verifyPhoneNumber: 'Verify your phone number',
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

  // bodies
  recoverInstructions: 'Get instructions sent to this email that explain how to reset your password',
  followInstructions: (email: string) =>
    ['Follow the instructions sent to ', { strong: email }, ' to recover your password'] as const,
  resetFor: (email: string) => ['for ', { strong: email }] as const,
  passwordChangedBody: 'You can now sign in with your new password',
  resetExpired: 'Your request to reset your password has expired or the link has already been used',
  anotherMailTo: (email: string) => ['Another email can be sent to ', { strong: email }, '.'] as const,
  notAuthorizedFor: (identifier: string) =>
    [{ strong: identifier }, ' is not authorized to view the requested page.'] as const,
  notAuthorizedUser: 'User is not authorized to view the requested page.',
  contactAdmin: (email: string) => ['Please contact ', { strong: email }, ' for authorization.'] as const,
  recoverToContinue: (email: string) =>
    ['To continue sign in with ', { strong: email }, ' on this device, you have to recover the password.'] as const,
  linkSentTo: (email: string) =>
    [
      'A sign-in email with additional instructions was sent to ',
      { strong: email },
      '. Check your email to complete sign-in.',
    ] as const,
  commonFixes: 'Try these common fixes:',
  fixes: [
    'Check if the email was marked as spam or filtered.',
    'Check your internet connection.',
    'Check that you did not misspell your email.',
    'Check that your inbox space is not running out or other inbox settings related issues.',
  ],
  resendHint:
    "If the steps above didn't work, you can resend the email. Note that this will deactivate the link in the older email.",
  confirmToComplete: 'Confirm your email to complete sign in',
  useSameDevice: 'Try opening the link using the same device or browser where you started the sign-in process.',
  sessionCleared: 'The session associated with this sign-in request has either expired or was cleared.',
  alreadyUsedPassword: (email: string) =>
    ['You’ve already used ', { strong: email }, ' to sign in. Enter your password for that account.'] as const,
  alreadyUsedLink: (email: string, provider: string) =>
    [
      'You’ve already used ',
      { strong: email },
      '. You can connect your ',
      { strong: provider },
      ' account with ',
      { strong: email },
      ' by signing in with email link below.',
    ] as const,
  linkOnSameDevice: (provider: string) =>
    `For this flow to successfully connect your ${provider} account with this email, you have to open the link on the same device or browser.`,
  intendedToConnect: (provider: string) =>
    [
      'You originally intended to connect ',
      { strong: provider },
      ' to your email account but have opened the link on a different device where you are not signed in.',
    ] as const,
  stillConnect: (provider: string) =>
    [
      'If you still want to connect your ',
      { strong: provider },
      ' account, open the link on the same device where you started sign-in. Otherwise, tap Continue to sign-in on this device.',
    ] as const,
  alreadyUsedProvider: (email: string, provider: string) =>
    ['You’ve already used ', { strong: email }, `. Sign in with ${provider} to continue.`] as const,
  codeSentTo: (number: string) => ['Enter the 6-digit code we sent to ', { text: number, action: 'change' }] as const,
  emailChangedBack: (email: string) =>
    ['Your sign-in email address has been changed back to ', { strong: email }, '.'] as const,
  emailChangeSuspicion: [
    'If you didn’t ask to change your sign-in email, it’s possible someone is trying to access your account and you should ',
    { text: 'change your password right away', action: 'resetPassword' },
    '.',
  ],
  emailNotChangedBack: 'There was a problem changing your sign-in email back.',
  askAdministrator: 'If you try again and still can’t reset your email, try asking your administrator for help.',
  signInWithNewAccount: 'You can now sign in with your new account',
  verifyExpired: 'Your request to verify your email has expired or the link has already been used',
  signInWithNewEmail: (email: string) => ['You can now sign in with your new email ', { strong: email }, '.'] as const,
  updateExpired: 'Your request to verify and update your email has expired or the link has already been used.',
  phoneRemoved: (number: string) =>
    ['The ', { strong: `phone ${number}` }, ' was removed as a second authentication step.'] as const,
  deviceRemoved: 'The device or app was removed as a second authentication step.',
  removalSuspicion: [
    "If you don't recognize this device, someone might be trying to access your account. Consider ",
    { text: 'changing your password right away', action: 'resetPassword' },
    '.',
  ],
  removalFailed: 'Something went wrong removing your second factor.',
  contactSupport: "Try removing it again. If that doesn't work, contact support for assistance.",
  continueWith: (email: string) => `Continue with ${email}?`,
  originallyWanted: (email: string) => ['You originally wanted to sign in with ', { strong: email }] as const,
  stillSignedIn: 'You are still signed in.',
  loggedIn: 'You are logged in.',
  signOutQuestion: 'Do you want to sign out?',
  signedOut: 'You are now successfully signed out.',
  codeSentToFactor: (number: string) => ['Enter the 6-digit code we sent to ', { strong: number }] as const,
  codeWillBeSentTo: (number: string) => ['A 6-digit code will be sent to ', { strong: number }] as const,
  authenticatorApp: 'Authenticator app',
  numbered: (name: string, number: number) => `${name} (${number})`,
  codeFromApp: 'Enter the 6-digit code from your authenticator app',
  secondFactorExplained: 'Besides your password you will be asked for a code, so that nobody else can sign in as you.',
  emailUnverified: 'Verify your email address first.',
  emailNotVerifiedYet: 'Your email is not verified yet. Follow the link in the email first.',
  verificationMailWillBeSentTo: (email: string) =>
    ['An email with a link will be sent to ', { strong: email }, '.'] as const,
  verificationMailSentTo: (email: string) =>
    ['Follow the instructions sent to ', { strong: email }, ' to verify your email address'] as const,
  textMessage: 'Text message',
  scanQrCode: 'Scan this QR code with your authenticator app, then enter the 6-digit code that it shows.',
  keyInstead: 'If you cannot scan it, enter this key in the app instead:',
  secondFactorKnown: 'This phone is your second step already.',

  // while something is under way, and when it was done
  verifying: 'Verifying...',
  signingIn: 'Signing in...',
  signedIn: 'Signed in!',
  codeSent: 'Code sent!',
  verified: 'Verified!',
  secondFactorAdded: 'Added!',
  resendIn: (seconds: number) => `Resend code in 0:${String(seconds).padStart(2, '0')}`,
  resendMailIn: (seconds: number) => `Resend email in 0:${String(seconds).padStart(2, '0')}`,

  // fields
  password: 'Password',
  choosePassword: 'Choose password',
  newPassword: 'New password',
  name: 'First & last name',
  country: 'Country',
  phoneNumber: 'Phone number',
  code: '6-digit code',
  humanVerification: 'Human verification',

  // actions
  signInAction: 'Sign In',
  troubleSigningIn: 'Trouble signing in?',
  save: 'Save',
  send: 'Send',
  done: 'Done',
  back: 'Back',
  continue: 'Continue',
  learnMore: 'Learn More',
  resend: 'Resend',
  dismiss: 'Dismiss',
  verify: 'Verify',

  // provider buttons
  signInWithProvider: (name: string) => `Sign in with ${name}`,
  signInWithEmailButton: 'Sign in with email',
  emailShort: 'Email',
  signInWithPhoneButton: 'Sign in with phone',
  phoneShort: 'Phone',
  signInToTenant: (name: string) => `Sign in to ${name}`,
  continueAsGuest: 'Continue as guest',
  guestShort: 'Guest',

  // small print
  tappingVerify: 'By tapping Verify, you are indicating that you accept our ',
  smsRates: 'By tapping Verify, an SMS may be sent. Message & data rates may apply.',
  smsRatesAfterTerms: '. An SMS may be sent. Message & data rates may apply.',

  // under fields
  countryUnsupported: 'The country code provided is not supported.',

  // refusals (spec §8)
  tooManyPasswords: 'You have entered an incorrect password too many times. Please try again in a few minutes.',
  tooManySignUps: 'Too many account requests are coming from your IP address. Try again in a few minutes.',
  sessionExpired: 'Your sign-in session has expired. Please try again.',
  noSignInMeans: 'This email already exists without any means of sign-in. Please reset the password to recover.',
  emailMismatch: 'The email provided does not match the current sign-in session.',
  tooManyPhone: 'This phone number has been used too many times',
  resetMailFailed: 'Unable to send password reset code to specified email',
  mergeConflict:
    'The current anonymous user failed to upgrade. The non-anonymous credential is already associated with a different user account.',
  signInAsBefore: (email: string) =>
    `You’ve already used ${email}. Sign in the way you did before, and your accounts will be connected.`,
  popupBlocked: 'Your browser blocked the sign-in window.',
  continueInThisWindow: 'Continue in this window',
  noMatchingTenant: 'No sign-in provider is available for the given email, please try with a different email.',
  nameNotSaved: 'Your account was created, but your name could not be saved.',
  networkRequestFailedLater: 'A network error has occurred. Try again later.',
} as const;

/** The catalogue's shape: another language has the same texts. */
export type Messages = typeof en;
