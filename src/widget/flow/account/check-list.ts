/**
 * Checks what a function `list` of the app has returned, because it may come from a server of the app.
 *
 * @param path the function, such as `passkeys.list`
 * @param item the word for an item of the list, such as `passkey`
 * @param findWrongKey returns the requirement that an item does not meet, or null if the item is valid
 * @throws Error that names the wrong value
 */
export function checkList<Item>(
  listed: unknown,
  path: string,
  item: string,
  findWrongKey: (keys: Readonly<Record<string, unknown>>) => string | null,
): readonly Item[] {
  if (!Array.isArray(listed)) throw new Error(`${path}: must return a list, but has returned ${show(listed)}.`);
  for (const [index, entry] of (listed as unknown[]).entries()) {
    const wrong = findWrongKey((entry ?? {}) as Readonly<Record<string, unknown>>);
    if (wrong) throw new Error(`${path}: ${wrong} of ${item} ${index + 1}, but has returned ${show(entry)}.`);
  }
  return listed as readonly Item[]; // The cast is safe: the loop has checked every key.
}

export const isDate = (value: unknown): boolean => value instanceof Date && !Number.isNaN(value.getTime());

const show = (value: unknown): string => String(JSON.stringify(value));
