import { limits } from '../../limits.ts';

/** By which names a sign-in link carries what is ours, in its query (reference §5.1). */
export const linkNames = {
  stateToken: 'ui_sid',
  sameDevice: 'ui_sd',
  guestUid: 'ui_auid',
  providerId: 'ui_pid',
} as const;

/** All that leaves the address bar once it is read (reference §5.2). */
export const linkParameters: readonly string[] = [...Object.values(linkNames), ...limits.actionCodeParameters];
