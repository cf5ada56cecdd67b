/** The words that are the face's own: no screen describes them. */
export const faceTexts = {
  /** Names a screen that has no heading. */
  signIn: 'Sign in',
  dismiss: 'Dismiss',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  loading: 'Loading',
} as const;
