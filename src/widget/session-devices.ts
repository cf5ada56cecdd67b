import type { Device } from './config/ui-config.ts';

/** Reads the devices in an answer of the server. Returns null if the answer is no list of devices. */
export function readDevices(answer: unknown): readonly Device[] | null {
  if (!Array.isArray(answer)) return null;
  const devices = (answer as readonly unknown[]).map(readDevice);
  return devices.every((device) => device !== null) ? devices : null;
}

function readDevice(entry: unknown): Device | null {
  const { id, browser, system, startedAt, usedAt, isCurrent } = (entry ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || !isName(browser) || !isName(system)) return null;
  if (!isTime(startedAt) || !isTime(usedAt) || typeof isCurrent !== 'boolean') return null;
  return { id, browser, system, startedAt: new Date(startedAt), usedAt: new Date(usedAt), isCurrent };
}

const isName = (value: unknown): value is string | null => typeof value === 'string' || value === null;

/** Returns true for a time in milliseconds since 1970 that a `Date` can contain. */
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
