import type { Device } from './config/ui-config.ts';
// Import only types from this module. Otherwise, the bundler of an app would put `session-requests.ts` into a chunk of
// its own.
import type { SessionError, SessionRequests } from './session-requests.ts';

/** The user whose devices are listed, or whose session on a device is ended. */
export interface DeviceOwner {
  getIdToken(): Promise<string>;
}

/** The parts of `keepSession` that requests for devices need. */
export interface SessionAccess {
  readonly requests: SessionRequests;
  /** Sends one request after another. */
  inTurn<T>(action: () => Promise<T>): Promise<T>;
  /** Asks the server for the session of this browser. Returns false if there is none. Never rejects. */
  hasSession(): Promise<boolean>;
}

/**
 * Lists the devices of a user.
 *
 * @throws SessionError (rejects) if the server does not list the devices
 */
export const listDevices = (access: SessionAccess, owner: DeviceOwner): Promise<readonly Device[]> =>
  callForOwner(access, owner, async (idToken) => {
    const { body } = await access.requests.askForDevices({ action: 'listDevices', idToken });
    return readDevices(body['devices']) ?? access.requests.refuseAnswer('devices');
  });

/**
 * Ends the session of a device.
 *
 * @throws SessionError (rejects) if the server does not end the session
 */
export const endDevice = (access: SessionAccess, owner: DeviceOwner, id: string): Promise<void> =>
  callForOwner(access, owner, async (idToken) => {
    const { status } = await access.requests.askForDevices({ action: 'endDevice', idToken, id });
    if (status !== 204) access.requests.refuseAnswer('devices');
  });

/**
 * Sends a request with the ID token of a user. If the server refuses the request, the session of this browser may have
 * ended. So asks the server for a session, and repeats the request if this browser has a session then.
 */
async function callForOwner<T>(
  access: SessionAccess,
  owner: DeviceOwner,
  call: (idToken: string) => Promise<T>,
): Promise<T> {
  const { requests, inTurn } = access;
  const run = async () => {
    const idToken = await requests.readToken(owner, 'devices');
    return inTurn(() => call(idToken));
  };
  try {
    return await run();
  } catch (error) {
    return repeatWithSession(access, error, run);
  }
}

/**
 * Repeats a request that the server has refused, if this browser has a session or gets a new one.
 *
 * @throws (rejects) `error` if the server has not refused the request, or if there is no session
 */
export async function repeatWithSession<T>(
  { hasSession }: SessionAccess,
  error: unknown,
  run: () => Promise<T>,
): Promise<T> {
  if (!(error as Partial<SessionError>).isRefusal || !(await hasSession())) throw error;
  return run();
}

/** Reads the devices in an answer of the server. Returns null if the answer is no list of devices. */
function readDevices(answer: unknown): readonly Device[] | null {
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
