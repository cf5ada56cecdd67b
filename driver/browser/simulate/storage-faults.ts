import type { Page } from 'playwright';

/**
 * Makes Web Storage fail in later documents of the page.
 *
 * @returns a function that lets Web Storage work again in later documents
 */
export async function denyStorage(page: Page): Promise<() => Promise<void>> {
  const script = await page.addInitScript(throwOnStorageAccess);
  return () => script.dispose();
}

/**
 * Makes IndexedDB fail in later documents of the page.
 *
 * @returns a function that lets IndexedDB work again in later documents
 */
export async function denyDatabase(page: Page): Promise<() => Promise<void>> {
  const script = await page.addInitScript(throwOnDatabaseOpen);
  return () => script.dispose();
}

function throwOnDatabaseOpen(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('The user denied permission to access the database.', 'SecurityError');
  };
}

function throwOnStorageAccess(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw new DOMException(`Failed to read the '${name}' property: access is denied.`, 'SecurityError');
      },
    });
  }
}

/** Name of the event that ends the effect of {@link denyRemoval}. */
const allowEvent = 'test-bed:allow-removal';

/**
 * Makes Web Storage in the page's current document refuse to remove entries.
 *
 * @returns a function that does nothing, because the change ends anyway when the page loads its next document
 */
export async function denyRemoval(page: Page): Promise<() => Promise<void>> {
  await page.evaluate((event) => {
    const { removeItem } = Storage.prototype;
    addEventListener(event, () => (Storage.prototype.removeItem = removeItem), { once: true });
    Storage.prototype.removeItem = function (this: Storage, key: string) {
      if (this.getItem(key) === null) return;
      throw new DOMException('The storage could not be changed.', 'UnknownError');
    };
  }, allowEvent);
  return async () => {};
}

/** Undoes {@link denyRemoval}. */
export async function allowRemoval(page: Page): Promise<void> {
  await page.evaluate((event) => void dispatchEvent(new Event(event)), allowEvent);
}

const fillerPrefix = 'filler';

/** Fills the session storage and the local storage of the page. Storing a further value then fails. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate((prefix) => {
    for (const storage of [sessionStorage, localStorage]) {
      for (let length = 2 ** 23; length >= 1; length /= 2) {
        try {
          storage.setItem(`${prefix}${length}`, 'x'.repeat(length));
        } catch {
          // A text of this length does not fit. Continue with half the length.
        }
      }
    }
  }, fillerPrefix);
}

export async function freeStorage(page: Page): Promise<void> {
  await page.evaluate((prefix) => {
    for (const storage of [sessionStorage, localStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    }
  }, fillerPrefix);
}
