/**
 * Reports an error of the app or of the widget as an uncaught error. If `reportError` is missing, as in older browsers
 * and in jsdom, prints the error to the console.
 */
export function reportAppError(error: unknown): void {
  (globalThis.reportError ?? console.error)(error);
}
