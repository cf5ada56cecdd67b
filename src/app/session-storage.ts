/**
 * Read-only session storage, which is empty if the browser blocks Web Storage. The widget reports such a browser
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
