/** The words that are the renderer's own: no screen describes them. */
export const rendererTexts = {
  /** Names a screen that has no heading. */
  signIn: 'Sign in',
  dismiss: 'Dismiss',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  loading: 'Loading',
  /** An action that has come to be there. */
  nowAvailable: (action: string) => `${action}: now available.`,
  qrCode: 'QR code',
  countryList: 'Countries',
  noCountry: 'No country matches',
  countries: (count: number) => (count === 1 ? '1 country' : `${count} countries`),
} as const;
