/**
 * The session storage. If the browser blocks Web Storage, `getItem` returns null, so that the widget can explain the
 * problem (spec §8 "no Web Storage").
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
