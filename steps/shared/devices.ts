import { deviceServerPath, type DeviceServer, type KeptDevice } from '../../driver/visitor/device-server.ts';
import type { DoorstepWorld } from '../../driver/world.ts';
import { changeSetting } from './configuration.ts';

/** Makes the app show devices on the account page, and starts the app's server, which knows the devices. */
export function showDevices(world: DoorstepWorld): DeviceServer {
  const server = world.visitor.startDeviceServer();
  changeSetting(world, 'devices', {
    list: { asksAccountServer: deviceServerPath('list') },
    end: { asksAccountServer: deviceServerPath('end') },
  });
  return server;
}

/** The name of a device on its button. */
export const nameDevice = ({ browser, system }: KeptDevice): string => `${browser} · ${system}`;

/** The devices of scenarios that do not name any: the visitor's own, and a phone. */
export const twoDevices: readonly [KeptDevice, KeptDevice] = [
  {
    id: 'device 1',
    browser: 'Firefox',
    system: 'Windows',
    startedAt: Date.UTC(2026, 2, 1, 12),
    usedAt: Date.UTC(2026, 5, 1, 12),
    isCurrent: true,
  },
  {
    id: 'device 2',
    browser: 'Safari',
    system: 'iPhone',
    startedAt: Date.UTC(2026, 3, 2, 12),
    usedAt: Date.UTC(2026, 4, 30, 12),
    isCurrent: false,
  },
];
