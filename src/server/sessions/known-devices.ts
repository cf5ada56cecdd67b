import type { SessionUser } from './session-auth.ts';
import { createClosedId, createNote, findSignIn, hash, type SignInFacts } from './sign-in-facts.ts';
import type { SessionStore, StoredSession } from './store.ts';

/**
 * Result of recognising the device of a sign-in: `known` if the user has signed in there before, `first` if the user has
 * no other known device, `new` otherwise.
 */
export type Recognition = 'known' | 'first' | 'new';

/** The devices on which users have signed in. The store contains no ID of a device, but only hashes. */
export interface KnownDevices {
  /**
   * Returns the ID of the known device's record. Each user of a device has a record of her own.
   *
   * @param device the secret ID of the device
   */
  createId(user: SessionUser, device: string): Promise<string>;
  /**
   * Recognises the device on which a user has signed in, and makes it known. Returns null, and does not make it known,
   * if another request of the same sign-in has made its own device known.
   *
   * @param id the ID of the device's record
   * @throws the error of the store (rejects). The device may stay unknown then
   */
  recognise(user: SessionUser, id: string): Promise<Recognition | null>;
  forget(id: string): Promise<void>;
  /** Forgets all known devices of a user except one. */
  forgetOthers(user: SessionUser, id: string): Promise<void>;
}

const day = 24 * 60 * 60_000;

/**
 * Time in milliseconds after the last sign-in on a device until the server forgets the device. Browsers keep cookies no
 * longer (RFC 6265bis, section 5.5).
 */
export const knownPeriod = 400 * day;

/** Maximum number of known devices of a user. */
const mostKnown = 50;

/** @param maxSignInAge a sign-in can begin a session for this time, in milliseconds */
export function createKnownDevices(
  store: SessionStore,
  maxSignInAge: number,
  reportError: (error: unknown) => void,
): KnownDevices {
  /** Returns whether the device is known. If so, it stays known for the whole period again. */
  async function renew(id: string): Promise<boolean> {
    const stored = await store.get(id);
    if (stored === null) return false;
    const now = Date.now();
    if (stored.expiresAt > now) return store.change(id, { usedAt: now, expiresAt: now + knownPeriod });
    await store.remove(id);
    return false;
  }

  /**
   * Returns true for the first request of a sign-in, and false for all others. If two tabs begin a session at once,
   * neither has the cookie of the other, so each would be a device of its own.
   */
  const claim = async (signIn: SignInFacts): Promise<boolean> =>
    store.add(createNote(`noted-${await hashParts(signIn, String(signIn.signedInAt))}`, signIn, maxSignInAge));

  /** Forgets the device again if its session was ended meanwhile, in the list of devices. */
  async function forgetIfEnded(id: string, signIn: SignInFacts): Promise<void> {
    if (await store.get(await createClosedId(signIn))) await store.remove(id);
  }

  async function listKnown({ uid, tenantId }: SignInFacts): Promise<readonly StoredSession[]> {
    const all = await store.list(uid);
    return all.filter((each) => isKnown(each) && each.tenantId === tenantId && each.expiresAt > Date.now());
  }

  /** Returns whether the user has another known device. Forgets the least recently used ones if there are too many. */
  async function hasOthers(id: string, signIn: SignInFacts): Promise<boolean> {
    const others = (await listKnown(signIn)).filter((each) => each.id !== id);
    const dropped = others.toSorted((one, other) => other.usedAt - one.usedAt).slice(mostKnown - 1);
    await Promise.all(dropped.map((each) => store.remove(each.id)));
    return others.length > 0;
  }

  return {
    createId: async (user, device) => `${prefix}${await hashParts(findSignIn(user), device)}`,

    async recognise(user, id) {
      const signIn = findSignIn(user);
      if (await renew(id)) return 'known';
      if (!(await claim(signIn))) return null;
      // Two sign-ins on one device at once: only one of them adds the record.
      if (!(await store.add(createNote(id, signIn, knownPeriod)))) return 'known';
      try {
        await forgetIfEnded(id, signIn);
        return (await hasOthers(id, signIn)) ? 'new' : 'first';
      } catch (error) {
        // No later sign-in reports this device, because it is known now. A needless mail is better than a missing one.
        reportError(error);
        return 'new';
      }
    },

    forget: (id) => store.remove(id),

    async forgetOthers(user, id) {
      const others = (await listKnown(findSignIn(user))).filter((each) => each.id !== id);
      await Promise.all(others.map((each) => store.remove(each.id)));
    },
  };
}

/** Start of the ID of each known device's record. */
const prefix = 'known-';

const isKnown = ({ id, endedAt }: StoredSession): boolean => endedAt !== null && id.startsWith(prefix);

const hashParts = async ({ uid, tenantId }: SignInFacts, text: string): Promise<string> =>
  hash(JSON.stringify([tenantId, uid, text]));
