import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Auth } from 'firebase/auth';
import { AuthError } from '../../auth-error.ts';
import { createDiscardedError } from '../../shared/discarded-error.ts';
import type { SdkBackend } from '../lazy-backend.ts';
import { createBotProtection, repeatWithScripts } from './bot-protection.ts';
import { toAuthError } from './to-auth-error.ts';

const settle = () => new Promise(setImmediate);

/**
 * Creates a bot protection. Records the tenants for which it loads reCAPTCHA, and the number of Trusted Types policies
 * that it creates.
 */
function startProtection(load: () => Promise<void> = async () => {}) {
  const auth = { tenantId: null as string | null };
  const loaded: (string | null)[] = [];
  let policies = 0;
  const protect = createBotProtection(
    auth as Auth,
    () => (policies += 1),
    ({ tenantId }) => {
      loaded.push(tenantId);
      return load();
    },
  );
  return { auth, loaded, protect, countPolicies: () => policies };
}

test('reCAPTCHA is loaded once for the project and once for each tenant, and its scripts are allowed once', () => {
  const { auth, loaded, protect, countPolicies } = startProtection();
  assert.equal(countPolicies(), 1);
  for (const tenantId of [null, 'blue', null, 'blue', 'green']) {
    auth.tenantId = tenantId;
    protect();
  }
  assert.deepEqual(loaded, [null, 'blue', 'green']);
  assert.equal(countPolicies(), 1);
});

test('after a failure, which is logged, the next call loads reCAPTCHA again', async (context) => {
  const info = context.mock.method(console, 'info', () => {});
  const cause = new Error('recaptchaKey undefined');
  const { loaded, protect } = startProtection(() => Promise.reject(cause));
  protect();
  await settle();
  assert.equal(info.mock.calls.length, 1);
  assert.equal(info.mock.calls[0]?.arguments[1], cause);
  protect();
  await settle();
  assert.deepEqual(loaded, [null, null]);
});

test('a page that forbids the policy gets a message for the developer, and other sign-ins still work', (context) => {
  const info = context.mock.method(console, 'info', () => {});
  const forbid = () => {
    throw new TypeError('Policy "default" disallowed.');
  };
  createBotProtection({ tenantId: null } as Auth, forbid, async () => {});
  assert.equal(info.mock.calls.length, 1);
});

const blocked = () =>
  toAuthError(new TypeError("Failed to execute 'setAttribute': This document requires 'TrustedScriptURL' assignment."));

/** Returns a backend whose sign-in with a password fails with these errors, one after the other. */
function createBackend(...failures: readonly Error[]) {
  const remaining = [...failures];
  const log: string[] = [];
  const signInWithPassword = async () => {
    log.push('sign-in');
    const failure = remaining.shift();
    if (failure) throw failure;
    return 'signed in';
  };
  const backend = repeatWithScripts({ signInWithPassword } as unknown as SdkBackend, () => log.push('policy'));
  return { log, signIn: () => backend.signInWithPassword({ email: 'ada@example.com', password: 'a' }) };
}

test('if Trusted Types block the script, the script is allowed, and the operation is repeated', async () => {
  const { log, signIn } = createBackend(blocked());
  assert.equal(await signIn(), 'signed in');
  assert.deepEqual(log, ['sign-in', 'policy', 'sign-in']);
});

test('an operation is repeated only once', async () => {
  const { log, signIn } = createBackend(blocked(), blocked());
  await assert.rejects(signIn(), { code: 'auth/internal-error' });
  assert.deepEqual(log, ['sign-in', 'policy', 'sign-in']);
});

for (const failure of [
  new AuthError('auth/wrong-password'),
  toAuthError(new TypeError('x is undefined')),
  createDiscardedError(blocked()),
  createDiscardedError(blocked().cause),
]) {
  test(`after "${failure.message}" because of ${failure.cause}, the operation is not repeated, and no policy is created`, async () => {
    const { log, signIn } = createBackend(failure);
    await assert.rejects(signIn(), failure);
    assert.deepEqual(log, ['sign-in']);
  });
}
