const DATABASE = 'doorstep';
const STORE = 'keys';
const KEY_NAME = 'pendingEmailCredential';

/** Key for browsers without IndexedDB. The key is lost when the page is closed. */
let pageKey: Promise<CryptoKey> | null = null;

/**
 * Returns the key that encrypts stored data. Scripts cannot export the key, so a copy of the data on another device
 * cannot be decrypted. If the browser lacks IndexedDB, the key is lost when the page reloads.
 */
export async function getDeviceKey(): Promise<CryptoKey> {
  try {
    return await loadKey();
  } catch (error) {
    console.info('[doorstep] The browser cannot store a key: a pending sign-in is lost when the page reloads.', error);
    return await (pageKey ??= generateKey());
  }
}

async function loadKey(): Promise<CryptoKey> {
  const database = await openDatabase();
  try {
    const stored: unknown = await toPromise(database.transaction(STORE).objectStore(STORE).get(KEY_NAME));
    if (stored instanceof CryptoKey) return stored;
    const newKey = await generateKey();
    const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
    // Another tab may have stored its own key while this tab generated one.
    const otherKey: unknown = await toPromise(store.get(KEY_NAME));
    if (otherKey instanceof CryptoKey) return otherKey;
    await toPromise(store.put(newKey, KEY_NAME));
    return newKey;
  } finally {
    database.close();
  }
}

const generateKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return toPromise(request);
}

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB is not available.'));
  });
}
