import { FirebaseError } from 'firebase/app';

/** What browsers throw where a page may keep nothing, or has no room left (HTML: `sessionStorage`, `Storage.setItem`). */
const names: ReadonlySet<string> = new Set(['QuotaExceededError', 'SecurityError']);

/**
 * Whether the SDK could not keep something in the browser's storage. It says so by an internal error that has what the
 * browser threw beside it; earlier versions let that through as it is.
 */
export function isStorageFailure(error: unknown): boolean {
  const thrown = error instanceof FirebaseError ? error.customData?.['originalError'] : error;
  return thrown instanceof DOMException && names.has(thrown.name);
}
