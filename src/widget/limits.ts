/** Every constant of spec §9, read from here and nowhere else. Milliseconds, pixels and characters. */
export const limits = {
  /** A busy indicator appears this long after an asynchronous action begins. */
  busyDelayMs: 500,
  /** The password that the service accepts has at least so many characters; the service decides (reference §4). */
  minimumPasswordLength: 6,
  /** A done icon is shown for so long. */
  successIconMs: 1000,
  /** Another code may be asked for after so many seconds. */
  resendCountdownSeconds: 15,
  /** A phone code has exactly so many digits. */
  phoneCodeLength: 6,
  /** The cookies of an email link live so long. */
  cookieLifetimeSeconds: 3600,
  /** The state token of an email link has so many alphanumeric characters. */
  stateTokenLength: 32,
  /** One Tap's script may take so long to load, and so long in all until its library answers. */
  scriptLoadTimeoutMs: 5000,
  libraryWaitMs: 10_000,
  /** A chunk of the page may take so long. */
  chunkLoadTimeoutMs: 120_000,
  /** The window that `signIn()` opens. */
  popupWidth: 500,
  popupHeight: 600,
  /** The query parameter that chooses the widget's mode. */
  modeParameter: 'mode',
  /** The query parameter that names the success URL. */
  successUrlParameter: 'signInSuccessUrl',
  /** What a mailed link brings along besides its mode; it leaves the address bar when it is read. */
  actionCodeParameters: ['oobCode', 'continueUrl', 'apiKey', 'lang', 'tenantId'],
} as const;
