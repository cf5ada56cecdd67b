import { ConfigError, type ConfigProblem, describeValue } from './config/config-error.ts';
import type { Device } from './config/ui-config.ts';
import { reportAppError } from './report-app-error.ts';
import { parseWebUrl } from './safe-url.ts';
import type { DeviceOwner, SessionAccess } from './session-devices.ts';
import { createSessionRequests, SessionError, type SessionMessage } from './session-requests.ts';

/** The functions of the Firebase SDK's `Auth` that {@link keepSession} needs. Firebase 9.10 and newer have them. */
export interface SessionAuth {
  readonly currentUser: SessionUser | null;
  /** The SDK waits for the callback before it changes the user. If the callback rejects, the user stays. */
  beforeAuthStateChanged(callback: (user: SessionUser | null) => Promise<void>, onAbort?: () => void): () => void;
  onIdTokenChanged(callback: (user: SessionUser | null) => void): () => void;
  signOut(): Promise<void>;
}

/** The part of the Firebase SDK's `User` that {@link keepSession} needs. */
export interface SessionUser {
  readonly isAnonymous: boolean;
  getIdToken(): Promise<string>;
}

export interface KeepSessionOptions {
  /**
   * Returns the text for the visitor when a request to the server fails, for example in her language. If `checkUser` on
   * the server has returned a text, the visitor reads that text instead.
   */
  readonly message?: SessionMessage | undefined;
  /**
   * Called when the session of the app's user has ended, and only a new sign-in can begin another one. Defaults to
   * signing the user out, so that the page and the server agree.
   */
  readonly onEnd?: (() => void | Promise<void>) | undefined;
}

/** Longest delay of `setTimeout` in milliseconds: almost 25 days. With a longer delay, browsers do not wait at all. */
const longestTimer = 2 ** 31 - 1;

/**
 * The devices of a user. If the session of this browser has ended, the functions call `onEnd`, which signs the user out
 * by default, and reject.
 */
export interface SessionDevices {
  /**
   * Lists the devices: first the device in use, then the others, the most recently used first.
   *
   * @throws SessionError (rejects) if the server does not list the devices
   */
  readonly list: (user: DeviceOwner) => Promise<readonly Device[]>;
  /**
   * Ends the session of another device. The sign-in on that device can then begin no new session. Also resolves if the
   * session has already ended. To end the session of the device in use, call `signOut`.
   *
   * @throws SessionError (rejects) if the server does not end the session
   */
  readonly end: (user: DeviceOwner, id: string) => Promise<void>;
}

/** The session on the app's server. */
export interface KeptSession {
  /**
   * Ends the session, and signs the user out. Also ends the session if no user is signed in.
   *
   * @throws SessionError (rejects) if the server does not end the session. The user stays signed in then
   */
  signOut(): Promise<void>;
  /**
   * Ends all sessions of the user, on all devices. Does not sign the user out of this `Auth`, so call {@link signOut}
   * afterwards. If this function is the widget's option `signOutEverywhere`, the widget signs the user out.
   *
   * @param user defaults to the app's user. Without a user, the session cookie of this browser names the user
   * @throws SessionError (rejects) if the server does not end the sessions
   */
  readonly signOutEverywhere: (user?: Pick<SessionUser, 'getIdToken'> | null) => Promise<void>;
  /**
   * Functions that list the devices on which the user is signed in, and that end the session of one device. The server
   * needs the option `store` of `createSessions`. The widget's option `devices` can have these functions as its value.
   */
  readonly devices: SessionDevices;
  /**
   * Resolves when the server has the session of the app's user. Resolves at once if there is no user, or a guest.
   * Needed only after the upgrade of a guest, because the SDK does not wait for the session then.
   *
   * @throws SessionError (rejects) if the server gives the user no session
   */
  ready(): Promise<void>;
  /** Stops keeping the session. The session itself stays. */
  stop(): void;
}

/**
 * Keeps a session on the app's server for the user of an `Auth`. Begins it before a user is signed in, and ends it
 * before she is signed out. If the server refuses a user, she is not signed in, and the widget shows the reason.
 *
 * Does nothing where there is no window, as on a server.
 *
 * @example
 *   export const session = keepSession(getAuth(app), '/api/session');
 *
 * @param auth the app's own `Auth`
 * @param url path or URL of the route of `createSessions` of `doorstep-auth/session-server`. A URL of another origin
 *   must be on the same site, and the server must list the page's origin in `origins`
 * @throws ConfigError that lists every wrong argument
 */
export function keepSession(auth: SessionAuth, url: string, options: KeepSessionOptions = {}): KeptSession {
  checkArguments(auth, url, options);
  const { message = () => undefined, onEnd = () => auth.signOut() } = options;
  if (typeof window === 'undefined') {
    const refuse = () => Promise.reject(new Error('keepSession: this function needs a browser.'));
    const devices = { list: refuse, end: refuse };
    return { signOut: () => auth.signOut(), signOutEverywhere: refuse, devices, ready: async () => {}, stop() {} };
  }
  const requests = createSessionRequests(url, message);
  /** The ID token that the server has accepted last. */
  let accepted: string | null = null;
  /**
   * The change of the app's user that is in progress; null if there is none. It lasts from the request to the
   * server until the SDK reports the new user.
   */
  let change: { readonly user: SessionUser | null } | null = null;
  /** Whether the session was ended before the sign-out of the user, so that the sign-out need not end it again. */
  let isEnded = false;
  /** Number of checks in progress. */
  let checkCount = 0;
  /** For each user, the server's last refusal to begin a session. */
  const refusals = new WeakMap<SessionUser, SessionError>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastTurn: Promise<unknown> = Promise.resolve();

  /** Sends one request after another, so that a late answer cannot undo a newer one. */
  function inTurn<T>(action: () => Promise<T>): Promise<T> {
    const turn = lastTurn.then(action);
    lastTurn = turn.catch(() => undefined);
    return turn;
  }

  async function begin(user: SessionUser): Promise<void> {
    const idToken = await requests.readToken(user);
    if (idToken === accepted) return;
    const expiresIn = await requests.begin(idToken).catch((error: SessionError) => {
      if (error.isRefusal) refusals.set(user, error);
      throw error;
    });
    accepted = idToken;
    isEnded = false;
    clearTimeout(timer);
    timer = setTimeout(askAgain, Math.min(Math.max(expiresIn, 0) + 1000, longestTimer));
  }

  async function end(): Promise<void> {
    await requests.end();
    accepted = null;
  }

  /** Returns the user for whom the server should have a session. */
  function findUser(): SessionUser | null {
    const { user } = change ?? { user: auth.currentUser };
    return user?.isAnonymous ? null : user;
  }

  /** @throws SessionError (rejects) if the server gives the user no session, or she was signed out in the meantime */
  async function beginForUser(user: SessionUser): Promise<void> {
    if (findUser() === user) return begin(user);
    throw refusals.get(user) ?? requests.refuse('signInTooOld');
  }

  /** Asks the server for the session of the app's user. Calls `onEnd` if the server has none. */
  async function check(): Promise<void> {
    const user = findUser();
    if (!user) return;
    checkCount += 1;
    try {
      await inTurn(() => beginForUser(user));
    } catch (error) {
      // Call `onEnd` only if the server refuses the user a session. After any other error, do nothing: the next change
      // of the ID token leads to a new check.
      if (error instanceof SessionError && error.isRefusal && findUser() === user) await onEnd();
    } finally {
      checkCount -= 1;
    }
  }

  function askAgain(): void {
    accepted = null;
    check().catch(reportAppError);
  }

  /**
   * Restores the session of the app's user after a failed change of the user, for example if another callback of the
   * app has refused the change.
   */
  async function restore(): Promise<void> {
    change = null;
    const user = findUser();
    if (!user) return end();
    await begin(user).catch(end);
  }

  /** Loads the requests for devices, which only the account page needs. */
  const loadDevices = () =>
    import('./session-devices.ts').catch((error) => {
      throw requests.refuse('unavailable', 'devices', error);
    });

  const access: SessionAccess = {
    requests,
    inTurn,
    async hasSession() {
      accepted = null;
      await check().catch(reportAppError);
      return accepted !== null;
    },
  };

  const stopBefore = auth.beforeAuthStateChanged(
    async (user) => {
      const isDone = isEnded && !user;
      isEnded = false;
      change = { user };
      const next = findUser();
      try {
        if (!isDone) await inTurn(() => (next ? begin(next) : end()));
      } catch (error) {
        change = null;
        throw error;
      }
    },
    () => void inTurn(restore).catch(reportAppError),
  );
  // The SDK also calls this observer at the start of the page and after the upgrade of a guest. In these cases, it does
  // not call the callback of `beforeAuthStateChanged`.
  const stopObserving = auth.onIdTokenChanged(() => {
    if (change?.user === auth.currentUser) change = null;
    check().catch(reportAppError);
  });

  // Another device may have ended the session while the visitor was away.
  const askOnReturn = (): void => {
    const isFree = !change && checkCount === 0;
    if (isFree && tab?.visibilityState === 'visible' && navigator.onLine !== false) askAgain();
  };
  // React Native has a window, but no document.
  const tab = globalThis.document as Document | undefined;
  tab?.addEventListener('visibilitychange', askOnReturn);

  return {
    async signOut() {
      change = { user: null };
      try {
        await inTurn(end);
        isEnded = true;
        await auth.signOut();
      } catch (error) {
        // If `isEnded` is true, the server has ended the session, but the app still has its user. So begin the session
        // again.
        if (isEnded) await inTurn(restore).catch(reportAppError);
        throw error;
      } finally {
        change = null;
        isEnded = false;
      }
    },
    async signOutEverywhere(user = auth.currentUser) {
      const run = async () => {
        const idToken = user ? await requests.readToken(user, 'signOut') : undefined;
        await inTurn(() => requests.endEverywhere(idToken));
      };
      try {
        await run();
      } catch (error) {
        // `signInTooOld` means that the server has found no session of this browser. If only the cookie was lost, the
        // user may get a new session. Then repeat the request.
        if ((error as SessionError).problem !== 'signInTooOld') throw error;
        await (await loadDevices()).repeatWithSession(access, error, run);
      }
      accepted = null;
      isEnded = true;
    },
    devices: {
      list: async (user) => (await loadDevices()).listDevices(access, user),
      end: async (user, id) => (await loadDevices()).endDevice(access, user, id),
    },
    async ready() {
      const user = findUser();
      if (user) await inTurn(() => beginForUser(user));
    },
    stop() {
      clearTimeout(timer);
      stopBefore();
      stopObserving();
      tab?.removeEventListener('visibilitychange', askOnReturn);
    },
  };
}

/** @throws ConfigError that lists every wrong argument of {@link keepSession} */
function checkArguments(auth: unknown, url: unknown, options: unknown): void {
  const problems: ConfigProblem[] = [];
  const expect = (isRight: boolean, path: string, expected: string, value: unknown): void => {
    if (!isRight) problems.push({ path, message: `must be ${expected}, but is ${describeValue(value)}` });
  };
  const hasMethods = (['beforeAuthStateChanged', 'onIdTokenChanged', 'signOut'] as const).every(
    (name) => isObject(auth) && typeof Reflect.get(auth, name) === 'function',
  );
  expect(hasMethods, 'keepSession.auth', 'the Auth of the Firebase SDK, such as getAuth(app)', auth);
  expect(isRoute(url), 'keepSession.url', 'a path, or a URL with http: or https:, without "?" and "#"', url);
  expect(isObject(options), 'keepSession.options', 'an object', options);
  for (const [name, value] of Object.entries(isObject(options) ? options : {})) {
    if (name !== 'message' && name !== 'onEnd')
      problems.push({ path: `keepSession.options.${name}`, message: 'is not a known key; known are message, onEnd' });
    else if (value !== undefined)
      expect(typeof value === 'function', `keepSession.options.${name}`, 'a function', value);
  }
  if (problems.length > 0) throw new ConfigError(problems);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isRoute = (url: unknown): boolean =>
  typeof url === 'string' &&
  url !== '' &&
  !/[?#]/.test(url) &&
  parseWebUrl(url, new URL(globalThis.location?.href ?? 'http://localhost/')) !== null;
