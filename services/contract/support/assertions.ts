import assert from 'node:assert/strict';
import type { AuthBackend, AuthUser } from '../../../src/adapters/auth-backend.ts';
import { AuthError, type AuthErrorCode } from '../../../src/adapters/auth-error.ts';

/**
 * Asserts that a promise rejects with an `AuthError` of this code.
 *
 * @param message the exact error message; omit to accept any message
 */
export async function assertRejects(
  promise: Promise<unknown>,
  code: AuthErrorCode,
  message?: string,
): Promise<AuthError> {
  const error = await promise.then(
    (value) => assert.fail(`expected ${code}, but the promise resolved with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof AuthError, `expected an AuthError with ${code}, got: ${String(error)}`);
  assert.equal(error.code, code, `expected ${code}, got ${error.code} (${error.message})`);
  if (message !== undefined) assert.equal(error.message, message);
  return error;
}

/** Returns true if the promise settles within 20 turns of the event loop. */
export async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  promise.then(
    () => (settled = true),
    () => (settled = true),
  );
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return settled;
}

const newUser = {
  email: null,
  displayName: null,
  phoneNumber: null,
  photoURL: null,
  tenantId: null,
  emailVerified: false,
  isAnonymous: false,
  providerData: [],
} satisfies Omit<AuthUser, 'uid' | 'getIdToken'>;

/**
 * Asserts all properties of a user. A property that is not in `expected` must have the same value as in
 * {@link newUser}.
 */
export function assertUser(user: AuthUser, expected: Partial<AuthUser>): void {
  assert.ok(user.uid.length > 0);
  assert.equal(typeof user.getIdToken, 'function');
  const profile = (Object.keys(newUser) as (keyof typeof newUser)[]).map((name) => [
    name,
    name === 'providerData'
      ? user.providerData.map(({ providerId, uid, email }) => ({ providerId, uid, email }))
      : user[name],
  ]);
  assert.deepEqual(Object.fromEntries(profile), { ...newUser, ...expected });
}

export type ObservedSession = ReturnType<typeof observeSession>;

export function observeSession(backend: AuthBackend) {
  const reports: string[] = [];
  const listeners = new Set<() => void>();
  let lastUser: AuthUser | null | undefined;
  const stop = backend.observeSession((user) => {
    lastUser = user;
    reports.push(user === null ? 'signed out' : (user.email ?? 'guest'));
    for (const notify of listeners) notify();
  });
  return {
    /** The calls of the observer, each as a text: the user's email, `guest`, or `signed out`. */
    reports: reports as readonly string[],
    /** The user in the backend's latest report; null if no user was signed in, undefined before the first report. */
    get lastUser() {
      return lastUser;
    },
    async waitForReports(count: number) {
      while (reports.length < count) {
        await new Promise<void>((resolve) => {
          listeners.add(resolve);
        });
      }
    },
    stop,
  };
}

/** Starts recording the users that the backend reports, and waits for the first report. */
export async function observeFirstReport(backend: AuthBackend): Promise<ObservedSession> {
  const session = observeSession(backend);
  await session.waitForReports(1);
  return session;
}
