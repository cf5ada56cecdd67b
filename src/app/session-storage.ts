/**
 * The browser's session storage, for reading. It reads as empty if the browser blocks it; the widget then reports that
 * (spec §8 "no Web Storage").
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
