/** Storage key of the pending credential. It has its own module, so that clearing it does not load the crypto code. */
export const pendingStorageKey = 'doorstep:pendingEmailCredential';

export function clearPendingCredential(storage: Storage): void {
  storage.removeItem(pendingStorageKey);
}
