import { describeUserAgent, type UserAgentNames } from './describe-user-agent.ts';
import type { SessionUser } from './session-auth.ts';
import { createClosedId, createNote, findSignIn, hash, isSameSignIn, type SignInFacts } from './sign-in-facts.ts';
import type { SessionStore, StoredSession } from './store.ts';

/** A device on which a user is signed in. Times are in milliseconds since 1970. */
export interface DeviceFacts extends UserAgentNames {
  readonly id: string;
  readonly startedAt: number;
  readonly usedAt: number;
  /** Whether the request comes from this device. */
  readonly isCurrent: boolean;
}

/** A session that begins: its cookie, and the cookie that the browser has had before. */
export interface NewSession {
  readonly cookie: string;
  readonly earlierCookie: string | null;
  /** In milliseconds. */
  readonly duration: number;
  readonly userAgent: string;
  /** ID of the known device's record. Null without `onNewDevice`. */
  readonly deviceId: string | null;
}

/** The records of sessions in a store. Each function rejects with the error of the store. */
export interface SessionRecords {
  /** Returns false if the session was ended. Otherwise notes that the session is used now. */
  use(cookie: string): Promise<boolean>;
  /**
   * Adds the record of a new session, and removes the sessions of the browser's earlier sign-in. Returns false, and
   * keeps no record, if the sessions of this sign-in were ended before.
   */
  begin(user: SessionUser, session: NewSession): Promise<boolean>;
  /** Returns true for a session that began without `onNewDevice`, so that the server does not know its device. */
  lacksDevice(cookie: string): Promise<boolean>;
  /** Links a session with the record of its known device. Returns false if the session has ended. */
  setDevice(cookie: string, deviceId: string): Promise<boolean>;
  /** Removes the session of a browser that signs out, and the other sessions of the same sign-in. */
  remove(cookie: string): Promise<void>;
  /**
   * Lists the devices: first the current one, then the device that was used last.
   *
   * @param validSince the earliest time of a sign-in that Firebase has not revoked, in milliseconds since 1970
   */
  list(user: SessionUser, currentCookie: string, validSince: number): Promise<readonly DeviceFacts[]>;
  /**
   * Ends the sessions of a device, and forgets the device. After that, the sign-in on this device can begin no other
   * session. Does nothing if the user has no device with this ID.
   */
  end(user: SessionUser, id: string, currentCookie: string): Promise<void>;
  /** Ends the sessions of all devices except the current one. Forgets no device. */
  endOthers(user: SessionUser, currentCookie: string | null): Promise<void>;
}

/** Time in milliseconds within which another use of a session is not written to the store. */
const usedInterval = 10 * 60_000;

/** Longest `User-Agent` in a record, in characters. */
const longestUserAgent = 300;

/** Maximum number of devices that are listed. */
const mostDevices = 50;

/** @param maxSignInAge age in milliseconds up to which a sign-in can begin a session */
export function createSessionRecords(
  store: SessionStore,
  maxSignInAge: number,
  reportError: (error: unknown) => void,
): SessionRecords {
  /**
   * IDs of the sessions whose last use is being written. If several requests arrive at once, only the first writes it.
   */
  const writing = new Set<string>();

  async function listOpen({ uid, tenantId }: SignInFacts): Promise<readonly StoredSession[]> {
    const all = await store.list(uid);
    return all.filter((each) => each.tenantId === tenantId && each.endedAt === null && each.expiresAt > Date.now());
  }

  /**
   * Removes all other sessions of the same sign-in. A sign-in has several sessions if several tabs began one at the
   * same time.
   */
  async function removeOthers(session: StoredSession): Promise<void> {
    const others = (await listOpen(session)).filter((each) => isSameSignIn(each, session) && each.id !== session.id);
    await Promise.all(others.map(({ id }) => store.remove(id)));
  }

  async function removeExpired({ uid }: SignInFacts): Promise<void> {
    const expired = (await store.list(uid)).filter(({ expiresAt }) => expiresAt <= Date.now());
    await Promise.all(expired.map(({ id }) => store.remove(id)));
  }

  /** Removes records that nothing needs after a sign-in. Reports an error, because the visitor is signed in anyway. */
  async function removeOld(signIn: SignInFacts, earlier: StoredSession | null): Promise<void> {
    try {
      // Keep other sessions of the new sign-in: if two tabs begin a session at once, either cookie may be the one that
      // the browser keeps.
      if (earlier && !isSameSignIn(earlier, signIn)) await removeOthers(earlier);
      await removeExpired(signIn);
    } catch (error) {
      reportError(error);
    }
  }

  /**
   * Closes a sign-in: adds a record with which the sign-in can begin no further session. The record expires when the
   * sign-in is too old to begin one anyway.
   */
  async function close(signIn: SignInFacts): Promise<void> {
    await store.add(createNote(await createClosedId(signIn), signIn, maxSignInAge));
  }

  /**
   * Ends sessions. First closes their sign-ins, so that these can begin no further session. Then reads the sessions
   * again, to find a session that began just before.
   *
   * @param prepare called with the sessions before they are removed
   */
  async function endSessions(
    owner: SignInFacts,
    isEnded: (session: StoredSession) => boolean,
    prepare?: (ended: readonly StoredSession[]) => Promise<void>,
  ): Promise<void> {
    const found = (await listOpen(owner)).filter(isEnded);
    await Promise.all(found.map(close));
    const ended = (await listOpen(owner)).filter(isEnded);
    await prepare?.(ended);
    await Promise.all(ended.map(({ id }) => store.remove(id)));
  }

  /** Forgets the devices of sessions, except the current device: it may have begun one of these sessions, too. */
  async function forgetDevices(sessions: readonly StoredSession[], currentId: string): Promise<void> {
    const current = await store.get(currentId);
    const ids = new Set(sessions.flatMap(({ deviceId = null }) => deviceId ?? []));
    ids.delete(current?.deviceId ?? '');
    await Promise.all([...ids].map((id) => store.remove(id)));
  }

  return {
    async use(cookie) {
      const id = await hash(cookie);
      const session = await store.get(id);
      if (session === null) return false;
      const now = Date.now();
      if (now - session.usedAt < usedInterval || writing.has(id)) return true;
      writing.add(id);
      try {
        return await store.change(id, { usedAt: now });
      } catch (error) {
        // Without this write, only the date in the list of devices is wrong, so the visitor stays signed in.
        reportError(error);
        return true;
      } finally {
        writing.delete(id);
      }
    },

    async begin(user, { cookie, earlierCookie, duration, userAgent, deviceId }) {
      const signIn = findSignIn(user);
      const id = await hash(cookie);
      const earlierId = earlierCookie === null ? id : await hash(earlierCookie);
      const earlier = earlierId === id ? null : await store.get(earlierId);
      const isSame = earlier?.uid === signIn.uid && earlier.tenantId === signIn.tenantId;
      const now = Date.now();
      const startedAt = isSame ? earlier.startedAt : now;
      const times = { startedAt, usedAt: now, expiresAt: now + duration, endedAt: null };
      const device = { userAgent: userAgent.slice(0, longestUserAgent), ...(deviceId !== null && { deviceId }) };
      await store.add({ id, ...signIn, ...times, ...device });
      if (await store.get(await createClosedId(signIn))) {
        await store.remove(id);
        return false;
      }
      if (earlier) {
        // Close the earlier sign-in, so that its ID token cannot begin another session after the new session was ended.
        if (isSame && earlier.signedInAt < signIn.signedInAt) await close(earlier);
        await store.remove(earlierId);
      }
      await removeOld(signIn, earlier);
      return true;
    },

    async lacksDevice(cookie) {
      const session = await store.get(await hash(cookie));
      return session !== null && session.deviceId === undefined;
    },

    setDevice: async (cookie, deviceId) => store.change(await hash(cookie), { deviceId }),

    async remove(cookie) {
      const id = await hash(cookie);
      const session = await store.get(id);
      // Remove the browser's own session last: if an earlier call fails, the browser can try again.
      if (session) await removeOthers(session);
      await store.remove(id);
    },

    async list(user, currentCookie, validSince) {
      const current = await hash(currentCookie);
      const valid = (await listOpen(findSignIn(user))).filter(({ signedInAt }) => signedInAt >= validSince);
      const rank = ({ id, usedAt }: StoredSession): number => (id === current ? Infinity : usedAt);
      const sorted = valid.toSorted((one, other) => rank(other) - rank(one));
      // List each sign-in once. A sign-in has two records if two tabs have begun a session at once.
      const devices = sorted.filter(
        ({ signedInAt }, index) => sorted.findIndex((each) => each.signedInAt === signedInAt) === index,
      );
      return devices.slice(0, mostDevices).map((session) => describe(session, session.id === current));
    },

    async end(user, id, currentCookie) {
      const owner = findSignIn(user);
      const session = (await listOpen(owner)).find((each) => each.id === id);
      if (!session) return;
      const current = await hash(currentCookie);
      await endSessions(
        owner,
        (each) => each.signedInAt === session.signedInAt && (each.id === id || each.id !== current),
        (ended) => forgetDevices(ended, current),
      );
    },

    async endOthers(user, currentCookie) {
      const current = currentCookie === null ? null : await hash(currentCookie);
      await endSessions(findSignIn(user), ({ id }) => id !== current);
    },
  };
}

const describe = ({ id, userAgent, startedAt, usedAt }: StoredSession, isCurrent: boolean): DeviceFacts => ({
  id,
  ...describeUserAgent(userAgent),
  startedAt,
  usedAt,
  isCurrent,
});
