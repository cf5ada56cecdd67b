import type { AuthUser } from '../../../adapters/auth-backend.ts';
import type { AccountDevices } from '../../config/ui-config.ts';
import type { Tools } from '../../screen/screen.ts';
import { callAppForUser } from '../account/call-app-for-user.ts';
import { openAccount } from '../account/open-account.ts';

/** The user whose devices are shown, and the app's functions for devices. */
export interface OpenDevices {
  readonly user: AuthUser;
  readonly devices: AccountDevices;
}

/** Opens the account of the app's user. Returns null if no user is signed in, or if the app shows no devices. */
export async function openDevices(tools: Tools): Promise<OpenDevices | null> {
  const opened = await openAccount(tools);
  const devices = opened?.settings.config.devices;
  return opened && devices ? { user: opened.user, devices } : null;
}

/** Calls one of the app's functions for devices. Resolves and rejects like {@link callAppForUser}. */
export const callDevices = <T>(
  tools: Pick<Tools, 'auth'>,
  { user, devices }: OpenDevices,
  call: (devices: AccountDevices, user: AuthUser) => Promise<T>,
): Promise<T> => callAppForUser(tools, user, (current) => call(devices, current));
