/**
 * Storage key of the pending credential. This module contains nothing else, so that code that only clears the
 * credential need not load the encryption.
 */
export const pendingStorageKey = 'doorstep:pendingEmailCredential';

export function clearPendingCredential(storage: Storage): void {
  storage.removeItem(pendingStorageKey);
}
