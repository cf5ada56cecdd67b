/** The constants of spec §9, in milliseconds, pixels and characters. */
export const limits = {
  /** Delay of the busy indicator after an asynchronous action starts. */
  busyDelayMs: 500,
  /** The service decides whether a password is long enough; this is its minimum (reference §4). */
  minimumPasswordLength: 6,
  /** Duration of the dialog with a tick. */
  successIconMs: 1000,
  /** Delay before the visitor can request a new code. */
  resendCountdownSeconds: 15,
  phoneCodeLength: 6,
  /** Lifetime of the cookies for an email link. */
  cookieLifetimeSeconds: 3600,
  /** Number of alphanumeric characters in the state token of an email link. */
  stateTokenLength: 32,
  /** Timeout for One Tap's script. */
  scriptLoadTimeoutMs: 5000,
  /** Timeout for One Tap's script and its library together. */
  libraryWaitMs: 10_000,
  /** Timeout for a chunk of the page. */
  chunkLoadTimeoutMs: 120_000,
  /** Size of the window that `signIn()` opens. */
  popupWidth: 500,
  popupHeight: 600,
  /** Default query parameter for the widget's mode. */
  modeParameter: 'mode',
  /** Default query parameter for the success URL. */
  successUrlParameter: 'signInSuccessUrl',
  /** Query parameters of a mailed link besides its mode. The widget removes them from the address bar. */
  actionCodeParameters: ['oobCode', 'continueUrl', 'apiKey', 'lang', 'tenantId'],
} as const;
