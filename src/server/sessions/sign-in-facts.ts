import { toBase64Url } from '../shared/secrets.ts';
import type { SessionUser } from './session-auth.ts';
import type { StoredSession } from './store.ts';

/** The sign-in to which a session belongs. */
export type SignInFacts = Pick<StoredSession, 'uid' | 'tenantId' | 'signedInAt'>;

export const findSignIn = ({ uid, auth_time: signedIn, firebase }: SessionUser): SignInFacts => ({
  uid,
  tenantId: firebase.tenant ?? null,
  signedInAt: signedIn * 1000,
});

export const isSameSignIn = (one: SignInFacts, other: SignInFacts): boolean =>
  one.uid === other.uid && one.tenantId === other.tenantId && one.signedInAt === other.signedInAt;

/**
 * Returns the ID of the record that closes a sign-in. The record of a cookie has a hash as its ID. This ID is longer,
 * so no cookie can have it, and no browser can remove the record.
 */
export const createClosedId = async ({ uid, tenantId, signedInAt }: SignInFacts): Promise<string> =>
  `closed-${await hash(JSON.stringify([tenantId, uid, signedInAt]))}`;

/**
 * Creates a record of a sign-in that is no session.
 *
 * @param lifetime in milliseconds
 */
export function createNote(id: string, { uid, tenantId, signedInAt }: SignInFacts, lifetime: number): StoredSession {
  const now = Date.now();
  const times = { signedInAt, startedAt: now, usedAt: now, expiresAt: now + lifetime, endedAt: now };
  return { id, uid, tenantId, userAgent: '', ...times };
}

/** Returns the SHA-256 hash of a text as 43 characters: letters, digits, `-` and `_`. */
export const hash = async (text: string): Promise<string> =>
  toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
