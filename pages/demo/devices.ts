import { describeUserAgent } from '../../src/server/sessions/describe-user-agent.ts';
import type { AccountDevices } from '../../src/widget/config/ui-config.ts';
import { createStoredValue, type StoragePage, type StoredValue } from './stored-value.ts';

/** ID of the browser in which the demo runs. */
const HERE = 'here';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Two invented devices, which the demo lists for every account. */
const inventedDevices = [
  { id: 'phone', browser: 'Safari', system: 'iPhone', startedDaysAgo: 90, usedDaysAgo: 2 },
  { id: 'laptop', browser: 'Chrome', system: 'Windows', startedDaysAgo: 200, usedDaysAgo: 40 },
] as const;

/** The devices on which users were signed out. Each entry has the ID of the user, a space, and the ID of the device. */
export type EndedDevices = StoredValue<readonly string[]>;

/** Creates the list of devices on which users were signed out. The browser's storage keeps this list. */
export const createEndedDevices = (page: StoragePage): EndedDevices =>
  createStoredValue<readonly string[]>(
    'doorstep:demo:ended-devices',
    (text) => JSON.parse(text ?? '[]') as readonly string[],
    JSON.stringify,
    page,
  );

interface Browser {
  readonly userAgent: string;
  /** Time at which the demo was opened, in milliseconds since 1970. */
  readonly openedAt: number;
}

/**
 * Creates the functions with which the account page lists devices. They stand in for sessions on the app's server, which
 * the demo does not have: the other devices are invented, and signing out on one only removes it from the list.
 */
export const createDemoDevices = (ended: EndedDevices, { userAgent, openedAt }: Browser): AccountDevices => ({
  async list({ uid }) {
    const others = inventedDevices.filter(({ id }) => !ended.get().includes(`${uid} ${id}`));
    const now = new Date();
    return [
      { ...describeUserAgent(userAgent), id: HERE, startedAt: new Date(openedAt), usedAt: now, isCurrent: true },
      ...others.map(({ id, browser, system, startedDaysAgo, usedDaysAgo }) => ({
        id,
        browser,
        system,
        startedAt: new Date(now.getTime() - startedDaysAgo * DAY_MS),
        usedAt: new Date(now.getTime() - usedDaysAgo * DAY_MS),
        isCurrent: false,
      })),
    ];
  },
  async end({ uid }, id) {
    ended.set([...ended.get(), `${uid} ${id}`]);
  },
});
