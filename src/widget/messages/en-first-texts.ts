/** English texts of the first screens (spec §8, reference §1.2 and §9.1). */
export const firstTexts = {
  // Titles of screens:
  signIn: 'Sign in',
  signInWithEmail: 'Sign in with email',
  errorEncountered: 'Error encountered',

  // The name of the organisation that the visitor signs in to:
  signingInTo: 'Signing in to {name} · [Change]',

  // Labels of fields:
  email: 'Email',

  // Labels of buttons and links:
  next: 'Next',
  cancel: 'Cancel',
  retry: 'Retry',
  stopWaiting: 'Stop waiting',
  dismiss: 'Dismiss',

  // Texts of the small print:
  termsOfService: 'Terms of Service',
  privacyPolicy: 'Privacy Policy',
  termsByContinuing: 'By continuing, you are indicating that you accept our {terms} and {privacy}.',

  // Messages under fields:
  emailMissing: 'Enter your email address to continue',
  emailInvalid: "That email address isn't correct",

  // Messages about failures, and about waiting (spec §8):
  networkRequestFailed: 'A network error has occurred',
  loading: 'Loading',
  longWait: 'This is taking longer than usual.',
  generic: 'Something went wrong. Please try again.',
  partMissing: 'A part of this page could not be loaded. Check your internet connection.',
} as const;
