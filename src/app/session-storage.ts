/**
 * The session storage. If the browser blocks Web Storage, `getItem` returns null instead of throwing an error, so that
 * the app starts and the widget can explain the problem (spec §8 "no Web Storage").
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
