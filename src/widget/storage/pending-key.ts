/** Storage key of the pending credential. In its own module, so that clearing it does not load the crypto code. */
export const pendingStorageKey = 'doorstep:pendingEmailCredential';

export function clearPendingCredential(storage: Storage): void {
  storage.removeItem(pendingStorageKey);
}
