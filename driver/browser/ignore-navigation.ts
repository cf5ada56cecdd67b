/** Between two documents there is nowhere to ask: for the `catch` of what was asked. Any other error is thrown on. */
export function ifBetweenDocuments(error: unknown): false {
  if (error instanceof Error && /Execution context was destroyed|Cannot find context/.test(error.message)) return false;
  throw error;
}
