/**
 * Replaces `expires` with `max-age` in every cookie that the page sets. `expires` comes from the page's paused clock,
 * but browsers compare it with the real time.
 */
export function writeCookiesWithMaxAge(page: Document): void {
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(page, 'cookie', {
    configurable: true,
    get: () => cookie?.get?.call(page) as string,
    set(text: string) {
      cookie?.set?.call(page, replaceExpiresWithMaxAge(text, Date.now()));
    },
  });
}

/**
 * Replaces `expires` with `max-age` in one cookie.
 *
 * @param text a cookie as assigned to `document.cookie`
 */
export const replaceExpiresWithMaxAge = (text: string, nowMs: number): string =>
  text.replace(/(; *)expires=([^;]+)/i, (_, separator: string, date: string) => {
    // Round up: `expires` is cut to whole seconds, so it may be up to a second earlier than intended.
    const seconds = Math.ceil((Date.parse(date) - nowMs) / 1000);
    return `${separator}max-age=${seconds}`;
  });
