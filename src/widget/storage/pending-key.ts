/**
 * Storage key of the pending credential. This module is separate, so that clearing the credential does not load the
 * crypto code.
 */
export const pendingStorageKey = 'doorstep:pendingEmailCredential';

export function clearPendingCredential(storage: Storage): void {
  storage.removeItem(pendingStorageKey);
}
