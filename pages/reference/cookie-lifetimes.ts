/**
 * FirebaseUI says of its cookies when they expire, by the visitor's clock, which stands still in scenarios; the browser
 * goes by its own. Has the page say instead how long a cookie lives, which is the same by any clock.
 */
export function sayHowLongCookiesLive(page: Document): void {
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(page, 'cookie', {
    configurable: true,
    get: () => cookie?.get?.call(page) as string,
    set(text: string) {
      cookie?.set?.call(page, withLifetime(text, Date.now()));
    },
  });
}

/** A cookie as it is written to `document.cookie`, with a lifetime in seconds in place of its expiry. */
export const withLifetime = (text: string, nowMs: number): string =>
  text.replace(/(; *)expires=([^;]+)/i, (_, separator: string, date: string) => {
    // A date leaves out what is more than whole seconds.
    const seconds = Math.ceil((Date.parse(date) - nowMs) / 1000);
    return `${separator}max-age=${seconds}`;
  });
