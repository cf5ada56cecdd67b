/**
 * The session storage, for reading. If the browser blocks Web Storage, `getItem` returns null instead of throwing an
 * error. The page can then start, and the widget explains the problem (spec §8 "no Web Storage").
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
