/**
 * Key under which the pending credential is stored. The key is in a separate module, because removing the credential
 * must not load the code for encryption.
 */
export const pendingStorageKey = 'doorstep:pendingEmailCredential';

export function clearPendingCredential(storage: Storage): void {
  storage.removeItem(pendingStorageKey);
}
