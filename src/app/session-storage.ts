/**
 * The session storage. If the browser blocks Web Storage, an empty storage: the widget then shows an error (spec §8 "no
 * Web Storage").
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
