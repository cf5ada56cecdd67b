/** The words that are the face's own: no screen describes them. */
export const faceTexts = {
  dismiss: 'Dismiss',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  loading: 'Loading',
} as const;
