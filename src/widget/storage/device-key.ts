const DATABASE = 'doorstep';
const KEYS = 'keys';
const NAME = 'pendingEmailCredential';

/** For as long as this page lasts, where the browser keeps no database. */
let ofThisPage: Promise<CryptoKey> | null = null;

/**
 * A key of this browser that scripts can use but not read: so what is sealed with it survives a reload, and a copy of
 * the storage is worth nothing elsewhere. Where the browser keeps no database, it does not survive one.
 */
export async function getDeviceKey(): Promise<CryptoKey> {
  try {
    return await keptKey();
  } catch (error) {
    console.info('[doorstep] This browser keeps no key: what is pending ends with the page.', error);
    return await (ofThisPage ??= newKey());
  }
}

async function keptKey(): Promise<CryptoKey> {
  const database = await opened();
  try {
    const kept: unknown = await finished(database.transaction(KEYS).objectStore(KEYS).get(NAME));
    if (kept instanceof CryptoKey) return kept;
    const made = await newKey();
    const keys = database.transaction(KEYS, 'readwrite').objectStore(KEYS);
    // Another tab may have made one meanwhile, and sealed with it.
    const others: unknown = await finished(keys.get(NAME));
    if (others instanceof CryptoKey) return others;
    await finished(keys.put(made, NAME));
    return made;
  } finally {
    database.close();
  }
}

const newKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

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
