/** Where the pending email and credential lie; by itself, so that to forget them costs no cryptography to load. */
export const pendingKey = 'doorstep:pendingEmailCredential';

export function clearPendingCredential(storage: Storage): void {
  storage.removeItem(pendingKey);
}
