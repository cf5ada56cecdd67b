/**
 * Handles an error of a call to a page. Returns false if the page navigated during the call. Rethrows any other error.
 *
 * @example page.evaluate(…).catch(ignoreNavigation)
 */
export function ignoreNavigation(error: unknown): false {
  if (error instanceof Error && /Execution context was destroyed|Cannot find context/.test(error.message)) return false;
  throw error;
}
