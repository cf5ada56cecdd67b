import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuthUser, HumanVerification, SecondFactor } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import type { SessionObservers } from '../shared/session-observers.ts';
import { createLazyBackend, type BackendChunks, type SdkBackend } from './lazy-backend.ts';
import { LazyVerification } from './lazy-verification.ts';

class FakeChunks implements BackendChunks {
  loadCount = 0;
  observers: SessionObservers | undefined;
  readonly calls: string[] = [];
  readonly verification = new FakeVerification();
  readonly #hasStoredSession: boolean;
  #settle: { resolve(): void; reject(cause: Error): void } | undefined;

  constructor({ hasStoredSession }: { hasStoredSession: boolean }) {
    this.#hasStoredSession = hasStoredSession;
  }

  hasStoredSession = (): boolean => this.#hasStoredSession;
  readonly lookUpTenants: (string | null)[] = [];
  readonly policyTenants: (string | null)[] = [];
  readonly tenants: (string | null)[] = [];
  readonly closings: boolean[] = [];
  loadRestQueries: BackendChunks['loadRestQueries'] = async () => ({
    lookUpSignInMethods: async (_email, tenantId) => {
      this.lookUpTenants.push(tenantId);
      return { kind: 'withheld' };
    },
    recaptchaSiteKey: async () => 'key',
    authorizedDomains: async () => ['app.example'],
    passwordPolicy: async (tenantId) => {
      this.policyTenants.push(tenantId);
      return null;
    },
  });

  loadSdk: BackendChunks['loadSdk'] = async () => {
    this.loadCount += 1;
    await new Promise<void>((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    return (observers) => {
      this.observers = observers;
      const recordCall = (name: string) => async (): Promise<never> => {
        this.calls.push(name);
        return undefined as never;
      };
      return {
        revalidateSession: recordCall('revalidateSession'),
        reloadStagedUser: recordCall('reloadStagedUser'),
        signOut: recordCall('signOut'),
        commit: recordCall('commit'),
        discard: recordCall('discard'),
        abandonSignIn: () => void this.calls.push('abandonSignIn'),
        dispose: recordCall('dispose'),
        signInWithPassword: recordCall('signInWithPassword'),
        createUserWithPassword: recordCall('createUserWithPassword'),
        setDisplayName: recordCall('setDisplayName'),
        sendPasswordResetEmail: recordCall('sendPasswordResetEmail'),
        verifyPasswordResetCode: recordCall('verifyPasswordResetCode'),
        confirmPasswordReset: recordCall('confirmPasswordReset'),
        signInAnonymously: recordCall('signInAnonymously'),
        signInWithCustomToken: recordCall('signInAnonymously'),
        checkActionCode: recordCall('checkActionCode'),
        applyActionCode: recordCall('applyActionCode'),
        sendEmailVerification: recordCall('sendEmailVerification'),
        sendSignInLink: recordCall('sendSignInLink'),
        signInWithEmailLink: recordCall('signInWithEmailLink'),
        signInWithPhone: recordCall('signInWithPhone'),
        signInWithPopup: recordCall('signInWithPopup'),
        signInWithRedirect: recordCall('signInWithRedirect'),
        redirectResult: recordCall('redirectResult'),
        signInWithCredential: recordCall('signInWithCredential'),
        linkCredential: recordCall('linkCredential'),
        toAppCredential: recordCall('toAppCredential'),
        startSecondFactor: recordCall('startSecondFactor'),
        finishSecondFactor: recordCall('finishSecondFactor'),
        startPhoneEnrolment: recordCall('startPhoneEnrolment'),
        startTotpEnrolment: recordCall('startTotpEnrolment'),
        finishEnrolment: recordCall('finishEnrolment'),
        loadAccountOperations: recordCall('loadAccountOperations'),
        currentGuest: () => ada,
        pendingSecondFactors: () => [factor],
        enrolledFactors: () => [factor],
        humanVerification: () => this.verification,
        useTenant: (tenantId) => this.tenants.push(tenantId),
        setSignUpClosed: (isClosed) => this.closings.push(isClosed),
      } satisfies SdkBackend;
    };
  };

  async arrive(): Promise<void> {
    this.#settle?.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  }
  async fail(): Promise<void> {
    this.#settle?.reject(new TypeError('Failed to fetch dynamically imported module'));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

class FakeVerification implements HumanVerification {
  readonly calls: string[] = [];
  async render(): Promise<void> {
    this.calls.push('render');
  }
  reset(): void {
    this.calls.push('reset');
  }
  retry(): void {
    this.calls.push('retry');
  }
  clear(): void {
    this.calls.push('clear');
  }
}

const factor: SecondFactor = { uid: 'f', factorId: 'totp', displayName: null, phoneNumber: null };

function recordReports(backend: ReturnType<typeof createLazyBackend>): (string | null)[] {
  const reports: (string | null)[] = [];
  backend.observeSession((user) => reports.push(user && user.uid));
  return reports;
}

const ada = { uid: 'ada' } as AuthUser;
const account = { email: 'ada@example.com', password: 'secret1' };

test('without a stored session, the backend reports null, revalidates and signs out without the SDK', async () => {
  const chunks = new FakeChunks({ hasStoredSession: false });
  const backend = createLazyBackend(chunks);
  const reports = recordReports(backend);
  assert.deepEqual(reports, []);
  await Promise.resolve();
  assert.deepEqual(reports, [null]);
  await backend.revalidateSession();
  await backend.signOut();
  await backend.discard();
  await backend.lookUpSignInMethods('ada@example.com');
  await backend.dispose();
  assert.equal(chunks.loadCount, 0);
  assert.deepEqual(reports, [null]);
});

test('with a stored session, observing the session loads the SDK, which reports the user', async () => {
  const chunks = new FakeChunks({ hasStoredSession: true });
  const reports = recordReports(createLazyBackend(chunks));
  await Promise.resolve();
  assert.equal(chunks.loadCount, 1);
  await chunks.arrive();
  assert.deepEqual(reports, []);
  chunks.observers?.publish(ada);
  assert.deepEqual(reports, ['ada']);
});

test('if the SDK fails to load, a backend with a stored session reports null, and the next call loads the SDK again', async () => {
  const chunks = new FakeChunks({ hasStoredSession: true });
  const backend = createLazyBackend(chunks);
  const reports = recordReports(backend);
  await chunks.fail();
  assert.deepEqual(reports, [null]);
  const signIn = backend.signInWithPassword(account);
  assert.equal(chunks.loadCount, 2);
  await chunks.arrive();
  await signIn;
  chunks.observers?.publish(ada);
  assert.deepEqual(reports, [null, 'ada']);
});

test('an operation rejects with a network error if the SDK fails to load', async () => {
  const chunks = new FakeChunks({ hasStoredSession: false });
  const backend = createLazyBackend(chunks);
  const signIn = assert.rejects(backend.signInWithPassword(account), (error) => {
    assert.ok(error instanceof AuthError);
    assert.equal(error.code, 'auth/network-request-failed');
    assert.ok(error.cause instanceof TypeError);
    return true;
  });
  await chunks.fail();
  await signIn;
});

test('prepare loads the SDK once and ignores a failure', async () => {
  const chunks = new FakeChunks({ hasStoredSession: false });
  const backend = createLazyBackend(chunks);
  backend.prepare();
  backend.prepare();
  assert.equal(chunks.loadCount, 1);
  await chunks.fail();
  backend.prepare();
  assert.equal(chunks.loadCount, 2);
  await chunks.arrive();
  await backend.signInWithPassword(account);
  assert.deepEqual(chunks.calls, ['signInWithPassword']);
});

test('a backend that is disposed while the SDK loads never connects to the SDK', async () => {
  const chunks = new FakeChunks({ hasStoredSession: true });
  const backend = createLazyBackend(chunks);
  const reports = recordReports(backend);
  const disposed = backend.dispose();
  await chunks.arrive();
  await disposed;
  assert.equal(chunks.observers, undefined);
  assert.deepEqual(reports, []);
});

test('disposing twice disposes the SDK once', async () => {
  const chunks = new FakeChunks({ hasStoredSession: true });
  const backend = createLazyBackend(chunks);
  backend.prepare();
  await chunks.arrive();
  await Promise.all([backend.dispose(), backend.dispose()]);
  assert.deepEqual(chunks.calls, ['dispose']);
});

test('calls use the current tenant, before and after the SDK is loaded', async () => {
  const chunks = new FakeChunks({ hasStoredSession: false });
  const backend = createLazyBackend(chunks);
  backend.useTenant('blue');
  await backend.lookUpSignInMethods('ada@example.com');
  backend.prepare();
  await chunks.arrive();
  backend.useTenant(null);
  await backend.lookUpSignInMethods('ada@example.com');
  assert.deepEqual(chunks.lookUpTenants, ['blue', null]);
  assert.deepEqual(chunks.tenants, ['blue', null]);
});

test('setSignUpClosed takes effect both before and after the SDK is loaded', async () => {
  const chunks = new FakeChunks({ hasStoredSession: false });
  const backend = createLazyBackend(chunks);
  backend.setSignUpClosed(true);
  backend.prepare();
  await chunks.arrive();
  backend.setSignUpClosed(false);
  assert.deepEqual(chunks.closings, [true, false]);
});

test('there is no guest and no second factor until the SDK is loaded', async () => {
  const chunks = new FakeChunks({ hasStoredSession: false });
  const backend = createLazyBackend(chunks);
  const readAll = () => [backend.currentGuest(), backend.pendingSecondFactors(), backend.enrolledFactors()];
  assert.deepEqual(readAll(), [null, [], []]);
  backend.prepare();
  await chunks.arrive();
  assert.deepEqual(readAll(), [ada, [factor], [factor]]);
});

test('creating credentials and reading project settings does not load the SDK', async () => {
  const chunks = new FakeChunks({ hasStoredSession: false });
  const backend = createLazyBackend(chunks);
  assert.equal(backend.googleCredential('token').providerId, 'google.com');
  assert.equal(await backend.recaptchaSiteKey(), 'key');
  assert.deepEqual(await backend.authorizedDomains(), ['app.example']);
  backend.useTenant('blue');
  assert.equal(await backend.passwordPolicy?.(), null);
  assert.deepEqual(chunks.policyTenants, ['blue']);
  assert.equal(chunks.loadCount, 0);
});

test('a human verification is rendered once the SDK is loaded, unless it was cleared in the meantime', async () => {
  const chunks = new FakeChunks({ hasStoredSession: false });
  const verification = createLazyBackend(chunks).humanVerification({});
  const container = {} as HTMLElement;
  const first = verification.render(container, () => {});
  verification.clear();
  await chunks.arrive();
  await first;
  assert.deepEqual(chunks.verification.calls, []);
  await verification.render(container, () => {});
  verification.reset();
  verification.clear();
  assert.deepEqual(chunks.verification.calls, ['render', 'reset', 'clear']);
});

test('a human verification whose code could not be loaded is rendered at the next attempt', async () => {
  const chunks = new FakeChunks({ hasStoredSession: false });
  const verification = createLazyBackend(chunks).humanVerification({});
  const rendered = assert.rejects(verification.render({} as HTMLElement, () => {}));
  await chunks.fail();
  await rendered;
  verification.retry?.();
  await chunks.arrive();
  assert.deepEqual([chunks.loadCount, chunks.verification.calls], [2, ['render']]);
  verification.retry?.();
  assert.deepEqual(chunks.verification.calls, ['render', 'retry']);
});

test('the SDK gets the human verification that it has created, unless it was never rendered', async () => {
  const chunks = new FakeChunks({ hasStoredSession: true });
  const verification = createLazyBackend(chunks).humanVerification({});
  assert.throws(() => LazyVerification.unwrap(verification), { code: 'auth/captcha-check-failed' });
  const rendered = verification.render({} as HTMLElement, () => {});
  await chunks.arrive();
  await rendered;
  assert.equal(LazyVerification.unwrap(verification), chunks.verification);
  assert.equal(LazyVerification.unwrap(chunks.verification), chunks.verification);
});
