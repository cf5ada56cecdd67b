/** The pending credential's storage key. A module of its own, so that the first load can clear it without the crypto code. */
export const pendingStorageKey = 'doorstep:pendingEmailCredential';

export function clearPendingCredential(storage: Storage): void {
  storage.removeItem(pendingStorageKey);
}
