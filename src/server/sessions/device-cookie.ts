import { knownPeriod } from './known-devices.ts';
import { describeCookie } from './session-cookie.ts';

/** The cookie with the secret ID of a device. It is the same for all users of the browser. */
export interface DeviceCookie {
  /** Returns the ID in the header `Cookie`, or null. */
  read(header: string | null): string | null;
  /** Returns the header `Set-Cookie` that keeps an ID for 400 days. */
  write(device: string): string;
}

/** @param isSecure whether the browser sends the cookie by https only. Then no subdomain can set it */
export function describeDeviceCookie(isSecure: boolean): DeviceCookie {
  const cookie = describeCookie(isSecure ? '__Host-known-device' : 'known-device', isSecure);
  return {
    read(header) {
      const value = cookie.read(header);
      return value !== null && isDevice(value) ? value : null;
    },
    write: (device) => cookie.write(device, knownPeriod),
  };
}

/** Returns true for a text of the length and characters of `createRandomText`. */
const isDevice = (value: string): boolean => /^[\w-]{43}$/.test(value);
