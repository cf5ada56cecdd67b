/** Texts that are not part of screen descriptions, because only renderers need them. */
export const rendererTexts = {
  /** Accessible name of a screen without a heading. */
  signIn: 'Sign in',
  dismiss: 'Dismiss',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  loading: 'Loading',
  /** Screen reader announcement of an action that was added to the screen. */
  nowAvailable: (action: string) => `${action}: now available.`,
  qrCode: 'QR code',
  countryList: 'Countries',
  noCountry: 'No country matches',
  countries: (count: number) => (count === 1 ? '1 country' : `${count} countries`),
} as const;
