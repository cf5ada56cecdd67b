import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuthUser, HumanVerification, SecondFactor } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import type { SessionObservers } from '../shared/session-observers.ts';
import { lazyBackend, type BackendChunks, type SdkBackend } from './lazy-backend.ts';

/** Parts that are fetched when the test says so. */
class Parts implements BackendChunks {
  fetches = 0;
  reports: SessionObservers | undefined;
  readonly asked: string[] = [];
  readonly verification = new StubVerification();
  readonly #stored: boolean;
  #settle: { resolve(): void; reject(cause: Error): void } | undefined;

  constructor({ stored }: { stored: boolean }) {
    this.#stored = stored;
  }

  hasStoredSession = (): boolean => this.#stored;
  readonly lookedUpFor: (string | null)[] = [];
  readonly tenants: (string | null)[] = [];
  loadRestQueries: BackendChunks['loadRestQueries'] = async () => ({
    lookUpSignInMethods: async (_email, tenantId) => {
      this.lookedUpFor.push(tenantId);
      return { kind: 'withheld' };
    },
    recaptchaSiteKey: async () => 'key',
    authorizedDomains: async () => ['app.example'],
  });

  loadSdk: BackendChunks['loadSdk'] = async () => {
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
        checkActionCode: noted('checkActionCode'),
        applyActionCode: noted('applyActionCode'),
        sendEmailVerification: noted('sendEmailVerification'),
        sendSignInLink: noted('sendSignInLink'),
        signInWithEmailLink: noted('signInWithEmailLink'),
        signInWithPhone: noted('signInWithPhone'),
        signInWithPopup: noted('signInWithPopup'),
        signInWithRedirect: noted('signInWithRedirect'),
        redirectResult: noted('redirectResult'),
        signInWithCredential: noted('signInWithCredential'),
        linkCredential: noted('linkCredential'),
        startSecondFactor: noted('startSecondFactor'),
        finishSecondFactor: noted('finishSecondFactor'),
        startPhoneEnrolment: noted('startPhoneEnrolment'),
        startTotpEnrolment: noted('startTotpEnrolment'),
        finishEnrolment: noted('finishEnrolment'),
        currentGuest: () => ada,
        pendingSecondFactors: () => [factor],
        enrolledFactors: () => [factor],
        humanVerification: () => this.verification,
        useTenant: (tenantId) => this.tenants.push(tenantId),
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

/** Notes what is done with it. */
class StubVerification implements HumanVerification {
  readonly done: string[] = [];
  async render(): Promise<void> {
    this.done.push('render');
  }
  reset(): void {
    this.done.push('reset');
  }
  clear(): void {
    this.done.push('clear');
  }
}

const factor: SecondFactor = { uid: 'f', factorId: 'totp', displayName: null, phoneNumber: null };

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

test('calls are made for the tenant of the moment, before the SDK arrives and after', async () => {
  const parts = new Parts({ stored: false });
  const backend = lazyBackend(parts);
  backend.useTenant('blue');
  await backend.lookUpSignInMethods('ada@example.com');
  backend.prepare();
  await parts.arrives();
  backend.useTenant(null);
  await backend.lookUpSignInMethods('ada@example.com');
  assert.deepEqual(parts.lookedUpFor, ['blue', null]);
  assert.deepEqual(parts.tenants, ['blue', null]);
});

test('what only the SDK knows is not there before it arrives', async () => {
  const parts = new Parts({ stored: false });
  const backend = lazyBackend(parts);
  const known = () => [backend.currentGuest(), backend.pendingSecondFactors(), backend.enrolledFactors()];
  assert.deepEqual(known(), [null, [], []]);
  backend.prepare();
  await parts.arrives();
  assert.deepEqual(known(), [ada, [factor], [factor]]);
});

test('credentials and the facts of the project need no SDK', async () => {
  const parts = new Parts({ stored: false });
  const backend = lazyBackend(parts);
  assert.equal(backend.googleCredential('token').providerId, 'google.com');
  assert.equal(await backend.recaptchaSiteKey(), 'key');
  assert.deepEqual(await backend.authorizedDomains(), ['app.example']);
  assert.equal(parts.fetches, 0);
});

test('a human verification is drawn once the SDK arrives, unless it was taken away meanwhile', async () => {
  const parts = new Parts({ stored: false });
  const verification = lazyBackend(parts).humanVerification({});
  const container = {} as HTMLElement;
  const first = verification.render(container, () => {});
  verification.clear();
  await parts.arrives();
  await first;
  assert.deepEqual(parts.verification.done, []);
  await verification.render(container, () => {});
  verification.reset();
  verification.clear();
  assert.deepEqual(parts.verification.done, ['render', 'reset', 'clear']);
});

test('nobody can have solved a human verification that is not drawn', async () => {
  const parts = new Parts({ stored: true });
  const backend = lazyBackend(parts);
  backend.prepare();
  await parts.arrives();
  const sent = backend.signInWithPhone('+15555550100', backend.humanVerification({}));
  await assert.rejects(sent, { code: 'auth/captcha-check-failed' });
  assert.deepEqual(parts.asked, []);
});
