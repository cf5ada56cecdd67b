import type { Passkey } from '../../config/ui-config.ts';

/**
 * Checks what the app's function `list` has returned, because it may come from a server of the app.
 *
 * @throws Error that names the wrong value
 */
export function readPasskeys(listed: unknown): readonly Passkey[] {
  if (!Array.isArray(listed)) throw new Error(`passkeys.list: must return a list, but has returned ${show(listed)}.`);
  for (const [index, entry] of (listed as unknown[]).entries()) {
    const wrong = findWrongKey(entry);
    if (wrong) throw new Error(`passkeys.list: ${wrong} of passkey ${index + 1}, but has returned ${show(entry)}.`);
  }
  return listed as readonly Passkey[]; // The cast is safe: the loop has checked every key.
}

/** Returns the requirement that the entry does not meet, or null if the entry is a passkey. */
function findWrongKey(entry: unknown): string | null {
  const { id, name, addedAt, usedAt } = (entry ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string') return 'must return a text as "id"';
  if (typeof name !== 'string' || name === '') return 'must return a text as "name"';
  if (!isDate(addedAt)) return 'must return a Date as "addedAt"';
  return usedAt === null || isDate(usedAt) ? null : 'must return a Date or null as "usedAt"';
}

const isDate = (value: unknown): boolean => value instanceof Date && !Number.isNaN(value.getTime());
const show = (value: unknown): string => String(JSON.stringify(value));
