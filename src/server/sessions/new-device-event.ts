import type { UserAgentNames } from './describe-user-agent.ts';

/** A sign-in on a device that the server has not seen for this user. */
export interface NewDeviceEvent {
  readonly user: NewDeviceUser;
  /** Names of the browser and of its operating system, such as `Firefox` and `Windows`; null if unknown. */
  readonly device: UserAgentNames;
  /** The visitor's IP address, from the option `findAddress`; null without it. */
  readonly address: string | null;
  /** Time of the sign-in in milliseconds since 1970. */
  readonly time: number;
}

/** The user of a {@link NewDeviceEvent}, as the ID token describes her. */
export interface NewDeviceUser {
  readonly uid: string;
  /** The email; null for a user without one. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  /** The tenant of the user; null for the project itself. */
  readonly tenantId: string | null;
}
