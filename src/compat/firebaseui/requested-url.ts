const KEY = 'doorstep:requestedUrl';

/** Stores the success URL as it is written in the address, such as `/deep`, for the page's callback. */
export function keepRequestedUrl(storage: Storage, address: URL, parameter: string): void {
  const text = address.searchParams.get(parameter);
  try {
    if (text) storage.setItem(KEY, text);
  } catch {
    // The storage is full. The callback then receives the absolute URL.
  }
}

/**
 * Returns the success URL as it was written in the address, such as `/deep`.
 *
 * @param url the absolute success URL; undefined if the address had none
 */
export function toRequestedUrl(storage: Storage, address: URL, url: string | undefined): string | undefined {
  const text = storage.getItem(KEY);
  storage.removeItem(KEY);
  return text !== null && URL.parse(text, address)?.href === url ? text : url;
}
