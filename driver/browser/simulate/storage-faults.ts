import type { Page } from 'playwright';

/** Has the page's documents to come find no Web Storage. Answers how to undo that. */
export async function withoutStorage(page: Page): Promise<() => Promise<void>> {
  const script = await page.addInitScript(refuseStorage);
  return () => script.dispose();
}

/** Has the page's documents to come find no database. Answers how to undo that. */
export async function withoutDatabase(page: Page): Promise<() => Promise<void>> {
  const script = await page.addInitScript(refuseDatabase);
  return () => script.dispose();
}

/** In the page. */
function refuseDatabase(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('The user denied permission to access the database.', 'SecurityError');
  };
}

/** In the page: as a browser does that was told to keep nothing for this site. */
function refuseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw new DOMException(`Failed to read the '${name}' property: access is denied.`, 'SecurityError');
      },
    });
  }
}
