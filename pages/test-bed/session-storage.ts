/**
 * Returns the session storage, or a replacement if the browser blocks Web Storage.
 *
 * @param createReplacement creates an empty storage in memory
 */
export function sessionStorageOr(createReplacement: () => Storage): Storage {
  try {
    return sessionStorage;
  } catch {
    return createReplacement();
  }
}
