/** Reports an error of the app or the widget as an uncaught error. Older browsers and jsdom lack `reportError`. */
export function reportAppError(error: unknown): void {
  (globalThis.reportError ?? console.error)(error);
}
