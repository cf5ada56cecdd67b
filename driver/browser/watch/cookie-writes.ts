import type { BrowserContext } from 'playwright';

/** How each cookie was last written, by its name: the browser tells the default where an attribute is left out. */
export type WrittenCookies = ReadonlyMap<string, string>;

export async function watchCookies(context: BrowserContext): Promise<WrittenCookies> {
  const written = new Map<string, string>();
  await context.exposeFunction('doorstepCookieWritten', (text: string) => {
    written.set(text.slice(0, text.indexOf('=')), text);
  });
  return written;
}

/** In the page. */
export function tellCookies(): void {
  const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
  if (!set) return;
  Object.defineProperty(Document.prototype, 'cookie', {
    ...Object.getOwnPropertyDescriptor(Document.prototype, 'cookie'),
    set(this: Document, text: string) {
      set.call(this, text);
      // It may have come after this.
      const { doorstepCookieWritten: tell } = globalThis as { doorstepCookieWritten?: (text: string) => Promise<void> };
      void tell?.(text);
    },
  });
}
