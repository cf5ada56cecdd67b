import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import type { Auth, User } from 'firebase/auth';
import type { AppSession } from './app-session.ts';
import { completeInterruptedCommit, keepDuringCommit } from './interrupted-commit.ts';

const items = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, text: string) => void items.set(key, text),
  removeItem: (key: string) => void items.delete(key),
};
Object.assign(globalThis, { window: { sessionStorage } });

const auth = { name: '[DEFAULT]', config: { apiKey: 'key' } } as Auth;
const ada = { uid: 'ada', toJSON: () => ({ uid: 'ada' }) } as User;

beforeEach(() => {
  items.clear();
  mock.timers.enable({ apis: ['Date'] });
  mock.method(console, 'info', () => {});
});
afterEach(() => mock.reset());

/** Unloads the page during a `commit`, and opens the next page. Returns the IDs of the users whom the app then gets. */
async function interrupt(laterMs: number): Promise<readonly string[]> {
  mock.timers.setTime(1_000_000);
  void keepDuringCommit(auth, ada, () => new Promise(() => {}));
  mock.timers.setTime(1_000_000 + laterMs);
  const users: string[] = [];
  const app = { ready: Promise.resolve(), user: null, replaceUser: async ({ uid }: User) => void users.push(uid) };
  const kept = {
    onAuthStateChanged(report: (user: User) => void) {
      queueMicrotask(() => report(ada));
      return () => {};
    },
    signOut: async () => items.clear(),
  };
  await completeInterruptedCommit(auth, app as unknown as AppSession, () => kept as unknown as Auth);
  return users;
}

test('a user is kept for less than a minute, and deleted then', async () => {
  assert.deepEqual([await interrupt(0), items.size], [['ada'], 0]);
  assert.deepEqual([await interrupt(59_999), items.size], [['ada'], 0]);
  assert.deepEqual([await interrupt(60_000), items.size], [[], 0]);
});

test('a user who was kept in the future is deleted, because the clock was changed', async () => {
  assert.deepEqual([await interrupt(-1), items.size], [[], 0]);
});

test('a user is kept only while the commit runs, even if it fails', async () => {
  await keepDuringCommit(auth, ada, async () => assert.equal(items.size, 1));
  assert.equal(items.size, 0);
  await assert.rejects(
    keepDuringCommit(auth, ada, () => Promise.reject(new Error('no network'))),
    /no network/,
  );
  assert.equal(items.size, 0);
});

test('a kept text that is no user is deleted', async () => {
  items.set('firebase:authUser:key:[DEFAULT]-doorstep-commit', '{');
  await completeInterruptedCommit(auth, {} as AppSession, () => assert.fail('expected no second Auth'));
  assert.equal(items.size, 0);
});
