/**
 * Reports an error in the app's code, or a bug of the widget, like an uncaught error. Where `reportError` is missing, as
 * in older browsers and in jsdom, the console shows the error.
 */
export function reportAppError(error: unknown): void {
  (globalThis.reportError ?? console.error)(error);
}
