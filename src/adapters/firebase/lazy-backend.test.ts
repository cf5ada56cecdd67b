import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuthUser } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import type { SessionReports } from '../session-reports.ts';
import { lazyBackend, type LazyParts, type SdkBackend } from './lazy-backend.ts';

/** Parts that are fetched when the test says so. */
class Parts implements LazyParts {
  fetches = 0;
  reports: SessionReports | undefined;
  readonly asked: string[] = [];
  readonly #stored: boolean;
  #settle: { resolve(): void; reject(cause: Error): void } | undefined;

  constructor({ stored }: { stored: boolean }) {
    this.#stored = stored;
  }

  hasStoredSession = (): boolean => this.#stored;
  loadLookUp: LazyParts['loadLookUp'] = async () => async () => ({ kind: 'withheld' });

  loadSdk: LazyParts['loadSdk'] = async () => {
    this.fetches += 1;
    await new Promise<void>((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    return (reports) => {
      this.reports = reports;
      const noted = (name: string) => async (): Promise<never> => {
        this.asked.push(name);
        return undefined as never;
      };
      return {
        revalidateSession: noted('revalidateSession'),
        signOut: noted('signOut'),
        commit: noted('commit'),
        discard: noted('discard'),
        dispose: noted('dispose'),
        signInWithPassword: noted('signInWithPassword'),
        createUserWithPassword: noted('createUserWithPassword'),
        setDisplayName: noted('setDisplayName'),
        sendPasswordResetEmail: noted('sendPasswordResetEmail'),
        verifyPasswordResetCode: noted('verifyPasswordResetCode'),
        confirmPasswordReset: noted('confirmPasswordReset'),
        signInAnonymously: noted('signInAnonymously'),
      } satisfies SdkBackend;
    };
  };

  async arrives(): Promise<void> {
    this.#settle?.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  }
  async failsToArrive(): Promise<void> {
    this.#settle?.reject(new TypeError('Failed to fetch dynamically imported module'));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function heardOf(backend: ReturnType<typeof lazyBackend>): (string | null)[] {
  const heard: (string | null)[] = [];
  backend.observeSession((user) => heard.push(user && user.uid));
  return heard;
}

const ada = { uid: 'ada' } as AuthUser;
const account = { email: 'ada@example.com', password: 'secret1' };

test('without a stored session nobody is reported without the SDK, and there is nothing to revalidate or sign out', async () => {
  const parts = new Parts({ stored: false });
  const backend = lazyBackend(parts);
  const heard = heardOf(backend);
  assert.deepEqual(heard, []);
  await Promise.resolve();
  assert.deepEqual(heard, [null]);
  await backend.revalidateSession();
  await backend.signOut();
  await backend.discard();
  await backend.lookUpSignInMethods('ada@example.com');
  await backend.dispose();
  assert.equal(parts.fetches, 0);
  assert.deepEqual(heard, [null]);
});

test('with a stored session the SDK is fetched, and reports', async () => {
  const parts = new Parts({ stored: true });
  const heard = heardOf(lazyBackend(parts));
  await Promise.resolve();
  assert.equal(parts.fetches, 1);
  await parts.arrives();
  assert.deepEqual(heard, []);
  parts.reports?.publish(ada);
  assert.deepEqual(heard, ['ada']);
});

test('with a stored session whose SDK does not arrive nobody is reported, and the next attempt fetches it again', async () => {
  const parts = new Parts({ stored: true });
  const backend = lazyBackend(parts);
  const heard = heardOf(backend);
  await parts.failsToArrive();
  assert.deepEqual(heard, [null]);
  const signIn = backend.signInWithPassword(account);
  assert.equal(parts.fetches, 2);
  await parts.arrives();
  await signIn;
  parts.reports?.publish(ada);
  assert.deepEqual(heard, [null, 'ada']);
});

test('an operation whose SDK does not arrive is refused as any other failure of the network', async () => {
  const parts = new Parts({ stored: false });
  const backend = lazyBackend(parts);
  const signIn = assert.rejects(backend.signInWithPassword(account), (error) => {
    assert.ok(error instanceof AuthError);
    assert.equal(error.code, 'auth/network-request-failed');
    assert.ok(error.cause instanceof TypeError);
    return true;
  });
  await parts.failsToArrive();
  await signIn;
});

test('prepare fetches the SDK once, and says nothing if it does not arrive', async () => {
  const parts = new Parts({ stored: false });
  const backend = lazyBackend(parts);
  backend.prepare();
  backend.prepare();
  assert.equal(parts.fetches, 1);
  await parts.failsToArrive();
  backend.prepare();
  assert.equal(parts.fetches, 2);
  await parts.arrives();
  await backend.signInWithPassword(account);
  assert.deepEqual(parts.asked, ['signInWithPassword']);
});

test('a backend that is disposed before its SDK arrives never begins to use it', async () => {
  const parts = new Parts({ stored: true });
  const backend = lazyBackend(parts);
  const heard = heardOf(backend);
  const disposed = backend.dispose();
  await parts.arrives();
  await disposed;
  assert.equal(parts.reports, undefined);
  assert.deepEqual(heard, []);
});

test('a backend disposes its SDK once', async () => {
  const parts = new Parts({ stored: true });
  const backend = lazyBackend(parts);
  backend.prepare();
  await parts.arrives();
  await Promise.all([backend.dispose(), backend.dispose()]);
  assert.deepEqual(parts.asked, ['dispose']);
});
