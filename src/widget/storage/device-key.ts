const DATABASE = 'doorstep';
const KEYS = 'keys';
const NAME = 'pendingEmailCredential';

/**
 * A key of this browser that scripts can use but not read: so what is sealed with it survives a reload, and a copy of
 * the storage is worth nothing elsewhere. Rejects where the browser keeps no database.
 */
export async function deviceKey(): Promise<CryptoKey> {
  const database = await opened();
  try {
    const kept: unknown = await finished(database.transaction(KEYS).objectStore(KEYS).get(NAME));
    if (kept instanceof CryptoKey) return kept;
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    await finished(database.transaction(KEYS, 'readwrite').objectStore(KEYS).put(made, NAME));
    return made;
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(KEYS);
  return finished(request);
}

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no database.'));
  });
}
