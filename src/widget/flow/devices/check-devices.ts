import type { Device } from '../../config/ui-config.ts';
import { checkList, isDate } from '../account/index.ts';

/**
 * Checks what the app's function `list` has returned. Returns the current device first.
 *
 * @throws Error that names the wrong value
 */
export const checkDevices = (listed: unknown): readonly Device[] =>
  checkList<Device>(listed, 'devices.list', 'device', findWrongKey).toSorted(
    (one, other) => Number(other.isCurrent) - Number(one.isCurrent),
  );

/** Returns the requirement that the values do not meet, or null if they describe a device. */
function findWrongKey(device: Readonly<Record<string, unknown>>): string | null {
  const { id, browser, system, startedAt, usedAt, isCurrent } = device;
  if (typeof id !== 'string') return 'must return a text as "id"';
  if (!isName(browser)) return 'must return a text or null as "browser"';
  if (!isName(system)) return 'must return a text or null as "system"';
  if (!isDate(startedAt)) return 'must return a Date as "startedAt"';
  if (!isDate(usedAt)) return 'must return a Date as "usedAt"';
  return typeof isCurrent === 'boolean' ? null : 'must return true or false as "isCurrent"';
}

const isName = (value: unknown): boolean => typeof value === 'string' || value === null;
