/**
 * Key under which the pending credential is stored. The key has a module of its own, so that code that only removes the
 * credential does not load the encryption.
 */
export const pendingStorageKey = 'doorstep:pendingEmailCredential';

export function clearPendingCredential(storage: Storage): void {
  storage.removeItem(pendingStorageKey);
}
