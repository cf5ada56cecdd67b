import type { BrowserContext } from 'playwright';

/**
 * Maps the name of each cookie to the text that was last assigned to `document.cookie` for it. This text includes the
 * cookie's attributes.
 */
export type CookieWrites = ReadonlyMap<string, string>;

export async function watchCookieWrites(context: BrowserContext): Promise<CookieWrites> {
  const writes = new Map<string, string>();
  await context.exposeFunction('recordCookieWrite', (text: string) => {
    writes.set(text.slice(0, text.indexOf('=')), text);
  });
  return writes;
}

/** Reports every write to `document.cookie` to {@link watchCookieWrites}. Runs in the page. */
export function reportCookieWrites(): void {
  const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
  if (!set) return;
  Object.defineProperty(Document.prototype, 'cookie', {
    ...Object.getOwnPropertyDescriptor(Document.prototype, 'cookie'),
    set(this: Document, text: string) {
      set.call(this, text);
      // Look up `recordCookieWrite` on every write: Playwright may add this function only after this script has run.
      const { recordCookieWrite } = globalThis as { recordCookieWrite?: (text: string) => Promise<void> };
      void recordCookieWrite?.(text);
    },
  });
}
