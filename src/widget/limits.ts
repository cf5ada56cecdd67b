/** Every constant of spec §9, read from here and nowhere else. Milliseconds, pixels and characters. */
export const limits = {
  /** A busy indicator appears this long after an asynchronous action begins. */
  busyDelayMs: 500,
  /** The password that the service accepts has at least so many characters; the service decides (reference §4). */
  minimumPasswordLength: 6,
  /** The query parameter that chooses the widget's mode. */
  modeParameter: 'mode',
  /** The query parameter that names the success URL. */
  successUrlParameter: 'signInSuccessUrl',
  /** What a mailed link brings along besides its mode; it leaves the address bar when it is read. */
  actionCodeParameters: ['oobCode', 'continueUrl', 'apiKey', 'lang'],
} as const;
