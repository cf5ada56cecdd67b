import type { BrowserContext } from 'playwright';

/** How each cookie was last written, by its name: the browser tells the default where an attribute is left out. */
export type WrittenCookies = ReadonlyMap<string, string>;

export async function watchCookies(context: BrowserContext): Promise<WrittenCookies> {
  const written = new Map<string, string>();
  await context.exposeFunction('doorstepCookieWritten', (text: string) => {
    written.set(text.slice(0, text.indexOf('=')), text);
  });
  await context.addInitScript(tellCookies);
  return written;
}

/** In the page. */
function tellCookies(): void {
  const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
  if (!set) return;
  const tell = (globalThis as { doorstepCookieWritten?: (text: string) => Promise<void> }).doorstepCookieWritten;
  Object.defineProperty(Document.prototype, 'cookie', {
    ...Object.getOwnPropertyDescriptor(Document.prototype, 'cookie'),
    set(this: Document, text: string) {
      set.call(this, text);
      void tell?.(text);
    },
  });
}
