import { isRecord } from '../shared/check-values.ts';
import type { SessionAccounts, SessionUser } from './session-auth.ts';

/** A request that lists devices, or ends one. */
export interface DeviceRequest {
  readonly action: 'listDevices' | 'endDevice';
  readonly idToken: string;
  /** The ID of the device to end; empty in a request for the list. */
  readonly id: string;
}

/** Returns the request in a body. Returns null for any other body. */
export function readDeviceRequest(body: unknown): DeviceRequest | null {
  const { action, idToken, id = '' } = isRecord(body) ? body : {};
  if ((action !== 'listDevices' && action !== 'endDevice') || typeof idToken !== 'string') return null;
  return typeof id === 'string' ? { action, idToken, id } : null;
}

export const isSameUser = (one: SessionUser, other: SessionUser): boolean =>
  one.uid === other.uid && one.firebase.tenant === other.firebase.tenant;

/** Returns the earliest time of a sign-in that Firebase has not revoked, in milliseconds since 1970. */
export async function findValidSince(accounts: SessionAccounts, uid: string): Promise<number> {
  const { tokensValidAfterTime } = (await accounts.getUser?.(uid)) ?? {};
  return tokensValidAfterTime === undefined ? 0 : Date.parse(tokensValidAfterTime);
}
