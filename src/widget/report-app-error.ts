/**
 * Reports an error in the app's code, or a bug of the widget, in the same way as the browser reports an uncaught error.
 * If `reportError` is missing, as in older browsers and in jsdom, prints the error to the console.
 */
export function reportAppError(error: unknown): void {
  (globalThis.reportError ?? console.error)(error);
}
