/** The constants of spec §9. Lengths are numbers of characters; sizes are in pixels. */
export const limits = {
  /** Delay between the start of an asynchronous operation and the busy indicator. */
  busyDelayMs: 500,
  /**
   * If the service takes longer than this to answer, the visitor gets a button that ends the wait. The product
   * specification does not mention this button.
   */
  longWaitMs: 10_000,
  /** Minimum length of a password: the default of Firebase Auth, which checks the length, too (reference §4). */
  minimumPasswordLength: 6,
  /** Time for which the success dialog is visible. */
  successIconMs: 1000,
  /** Delay before the visitor can request a new phone code. */
  resendCountdownSeconds: 15,
  phoneCodeLength: 6,
  /** Lifetime of the cookies for an email link. */
  cookieLifetimeSeconds: 3600,
  /** Number of alphanumeric characters in the state token of an email link. */
  stateTokenLength: 32,
  /** Size, in pixels, of the window that `signIn()` opens. */
  popupWidth: 500,
  popupHeight: 600,
  /** Default name of the query parameter that contains the widget's mode. */
  modeParameter: 'mode',
  /** Default name of the query parameter that contains the success URL. */
  successUrlParameter: 'signInSuccessUrl',
  /** Query parameters of a mailed link besides the mode. The widget removes these parameters from the address bar. */
  actionCodeParameters: ['oobCode', 'continueUrl', 'apiKey', 'lang', 'tenantId'],
} as const;
