/**
 * The session storage. If the browser blocks Web Storage, `getItem` returns null, and the widget shows an error (spec
 * §8 "no Web Storage").
 */
export const readableSessionStorage: Pick<Storage, 'getItem'> = {
  getItem(key) {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
};
