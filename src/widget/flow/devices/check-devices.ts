import type { Device } from '../../config/ui-config.ts';

/**
 * Checks what the app's function `list` has returned, because it may come from a server of the app. Returns the current
 * device first.
 *
 * @throws Error that names the wrong value
 */
export function checkDevices(listed: unknown): readonly Device[] {
  if (!Array.isArray(listed)) throw new Error(`devices.list: must return a list, but has returned ${show(listed)}.`);
  for (const [index, entry] of (listed as unknown[]).entries()) {
    const wrong = findWrongKey(entry);
    if (wrong) throw new Error(`devices.list: ${wrong} of device ${index + 1}, but has returned ${show(entry)}.`);
  }
  const devices = listed as readonly Device[]; // The cast is safe: the loop has checked every key.
  return devices.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Returns the requirement that the entry does not meet, or null if the entry is a device. */
function findWrongKey(entry: unknown): string | null {
  const { id, browser, system, startedAt, usedAt, isCurrent } = (entry ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string') return 'must return a text as "id"';
  if (!isName(browser)) return 'must return a text or null as "browser"';
  if (!isName(system)) return 'must return a text or null as "system"';
  if (!isDate(startedAt)) return 'must return a Date as "startedAt"';
  if (!isDate(usedAt)) return 'must return a Date as "usedAt"';
  return typeof isCurrent === 'boolean' ? null : 'must return true or false as "isCurrent"';
}

const isName = (value: unknown): boolean => typeof value === 'string' || value === null;
const isDate = (value: unknown): boolean => value instanceof Date && !Number.isNaN(value.getTime());
const show = (value: unknown): string => String(JSON.stringify(value));
