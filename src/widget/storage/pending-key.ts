/**
 * Storage key of the pending credential. It has a module of its own, so that code that only clears the credential does
 * not load the encryption.
 */
export const pendingStorageKey = 'doorstep:pendingEmailCredential';

export function clearPendingCredential(storage: Storage): void {
  storage.removeItem(pendingStorageKey);
}
