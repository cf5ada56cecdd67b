import { findNetwork } from '../shared/network.ts';
import { createRandomText } from '../shared/secrets.ts';
import { waitAtMost } from '../shared/wait-at-most.ts';
import { describeUserAgent } from './describe-user-agent.ts';
import { describeDeviceCookie } from './device-cookie.ts';
import { createKnownDevices } from './known-devices.ts';
import type { NewDeviceEvent } from './new-device-event.ts';
import type { SessionOptions } from './options.ts';
import type { SessionUser } from './session-auth.ts';
import type { SessionRecords } from './session-records.ts';

/** The device of a request. */
export interface RequestDevice {
  /** The secret ID in the cookie of the device. */
  readonly device: string;
  /** The ID of the known device's record. */
  readonly id: string;
}

/** Reports sign-ins on new devices to the app. */
export interface NewDevices {
  find(user: SessionUser, request: Request): Promise<RequestDevice>;
  /**
   * Makes the device of a sign-in known: sets its cookie, and calls `onNewDevice` if the device is new. Reports all
   * errors and never rejects, because the user is signed in anyway.
   *
   * @param headers the headers of the answer, to which the cookie is added
   */
  recogniseSignIn(user: SessionUser, device: RequestDevice, request: Request, headers: Headers): Promise<void>;
  /**
   * Makes the device of an open session known if the session began before the app had `onNewDevice`. Does not call this
   * function. Reports all errors and never rejects.
   *
   * @param session the session cookie
   * @param headers the headers of the answer, to which the cookie of the device is added
   */
  recogniseSession(user: SessionUser, session: string, request: Request, headers: Headers): Promise<void>;
  /**
   * Forgets all known devices of a user except the device of the request, so that the next sign-in on each of them is
   * reported. Reports all errors and never rejects.
   */
  forgetOthers(user: SessionUser, request: Request): Promise<void>;
}

/** The options that this part of the server uses. */
type NewDeviceOptions = Pick<SessionOptions, 'store' | 'onNewDevice' | 'findAddress'> & {
  readonly secure: boolean;
  readonly maxSignInAge: number;
  readonly reportError: (error: unknown) => void;
};

/** Maximum time in milliseconds for which the answer waits for `onNewDevice`. */
const longestWait = 5000;

/**
 * @param records null without a `store`
 * @returns null without the options `store` and `onNewDevice`
 */
export function createNewDevices(options: NewDeviceOptions, records: SessionRecords | null): NewDevices | null {
  const { store, onNewDevice, findAddress, secure, maxSignInAge, reportError } = options;
  if (!store || !records || !onNewDevice) return null;
  const known = createKnownDevices(store, maxSignInAge, reportError);
  const cookie = describeDeviceCookie(secure);

  /**
   * Returns the address, or null after an error, which is reported: the mail is sent without the address then. Any text
   * other than an address is an error, because the caller may have chosen it, and it would get into the mail.
   */
  function readAddress(request: Request): string | null {
    try {
      const address = findAddress?.(request) ?? null;
      if (address !== null) findNetwork(address);
      return address;
    } catch (error) {
      reportError(error);
      return null;
    }
  }

  /** An async function, so that an error that the app's function throws rejects, too. */
  const callApp = async (event: NewDeviceEvent): Promise<void> => onNewDevice?.(event);

  /**
   * Calls the app's function, and waits for it, but not longer than `longestWait`. The answer waits, too, because some
   * servers stop all work after the answer.
   */
  async function callInTime(user: SessionUser, request: Request): Promise<void> {
    const event = describeEvent(user, request, readAddress(request));
    // Report an error here, so that one after the limit is reported, too.
    const call = callApp(event).catch(reportError);
    if (await waitAtMost(call, longestWait)) return;
    reportError(
      new Error(`createSessions: onNewDevice takes longer than ${longestWait} ms. The answer does not wait.`),
    );
  }

  const readCookie = (request: Request): string | null => cookie.read(request.headers.get('cookie'));

  async function find(user: SessionUser, request: Request): Promise<RequestDevice> {
    const device = readCookie(request) ?? createRandomText();
    return { device, id: await known.createId(user, device) };
  }

  /** Calls a function, and reports its error. */
  async function attempt(action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      reportError(error);
    }
  }

  return {
    find,

    recogniseSignIn: (user, { device, id }, request, headers) =>
      attempt(async () => {
        const recognition = await known.recognise(user, id);
        if (recognition !== null) headers.append('set-cookie', cookie.write(device));
        if (recognition === 'new') await callInTime(user, request);
      }),

    recogniseSession: (user, session, request, headers) =>
      attempt(async () => {
        // A browser with the cookie is known already, so do not read the store.
        if (readCookie(request) !== null || !(await records.lacksDevice(session))) return;
        const { device, id } = await find(user, request);
        if ((await known.recognise(user, id)) === null) return;
        if (await records.setDevice(session, id)) headers.append('set-cookie', cookie.write(device));
        else await known.forget(id);
      }),

    forgetOthers: (user, request) =>
      attempt(async () => {
        const { id } = await find(user, request);
        await known.forgetOthers(user, id);
      }),
  };
}

const describeEvent = (user: SessionUser, request: Request, address: string | null): NewDeviceEvent => ({
  user: {
    uid: user.uid,
    email: user.email ?? null,
    emailVerified: user.email_verified === true,
    displayName: user.name ?? null,
    tenantId: user.firebase.tenant ?? null,
  },
  device: describeUserAgent(request.headers.get('user-agent') ?? ''),
  address,
  time: Date.now(),
});
