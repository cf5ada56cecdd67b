/**
 * Key under which the pending credential is stored. This module is separate, so that removing the credential does not
 * load the code for encryption.
 */
export const pendingStorageKey = 'doorstep:pendingEmailCredential';

export function clearPendingCredential(storage: Storage): void {
  storage.removeItem(pendingStorageKey);
}
