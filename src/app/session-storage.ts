/**
 * The session storage, or an empty storage if the browser blocks Web Storage. If it is blocked, the widget shows an
 * error (spec §8 "no Web Storage").
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
