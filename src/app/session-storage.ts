/**
 * The browser's session storage, to be looked at. Where the browser refuses even that, nothing is stored in it: the
 * widget then says what is wrong (spec §8 "no Web Storage").
 */
export const sessionStorageToRead: Pick<Storage, 'getItem'> = {
  getItem(key) {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
};
