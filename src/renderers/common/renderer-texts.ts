/** Texts that are not part of screen descriptions, because only renderers need them. */
export const rendererTexts = {
  /** Name of a screen without a heading, for screen readers. */
  signIn: 'Sign in',
  dismiss: 'Dismiss',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  loading: 'Loading',
  /** Said by screen readers when an action, such as a button, is added to the screen. */
  nowAvailable: (action: string) => `${action}: now available.`,
  qrCode: 'QR code',
  countryList: 'Countries',
  noCountry: 'No country matches',
  countries: (count: number) => (count === 1 ? '1 country' : `${count} countries`),
} as const;
