import assert from 'node:assert/strict';
import { after, afterEach, beforeEach, describe, test, type TestContext } from 'node:test';
import { startInMemoryServer } from '../in-memory-server/in-memory-server.ts';
import type { Protection } from '../in-memory-server/protection.ts';
import { assertRejects } from './support/assertions.ts';
import { sessionStorage } from './support/browser-sdk.ts';
import { clearVerifications } from './support/human-verification.ts';
import { signIns } from './sign-ins.ts';
import { ada, createGoogleCredential } from './support/visitor-steps.ts';

/**
 * Tests of four protections that can reject a sign-in: reCAPTCHA Enterprise, password policies, blocking functions, and
 * the app's own callback for `beforeAuthStateChanged`.
 */

const { initializeRecaptchaConfig, validatePassword } = await import('firebase/auth');
const { openAppAuthProject } = await import('./support/app-auth-project.ts');
const protection: Protection = {};
const server = await startInMemoryServer({}, protection);
after(() => server.stop());
afterEach(clearVerifications);
beforeEach(() => {
  for (const name of Object.keys(protection) as (keyof Protection)[]) delete protection[name];
});

function openPage(context: TestContext, options: Parameters<typeof openAppAuthProject>[2] = {}) {
  const project = openAppAuthProject(server, sessionStorage, options);
  const backend = project.openPage();
  context.after(() => backend.dispose());
  const { auth, control } = project;
  // Require a reCAPTCHA proof. By default, the SDK requires no proof on an emulator.
  auth.settings.appVerificationDisabledForTesting = false;
  return { backend, control, auth };
}

/** Records the API methods that are called, such as `accounts:signUp`. */
function recordCalls(context: TestContext): string[] {
  const calls: string[] = [];
  const { fetch } = globalThis;
  context.mock.method(globalThis, 'fetch', async (url: string, init?: RequestInit) => {
    calls.push(new URL(url).pathname.split('/').at(-1) ?? '');
    return fetch(url, init);
  });
  return calls;
}

/** Stands in for the script of Google's reCAPTCHA Enterprise. The SDK adds this script to the page. */
const recaptcha = {
  token: 'proof',
  actions: [] as string[],
  load(): void {
    const enterprise = {
      ready: (run: () => void) => run(),
      async execute(_siteKey: string, { action }: { readonly action: string }) {
        recaptcha.actions.push(action);
        return recaptcha.token;
      },
    };
    Object.assign(window, { grecaptcha: { enterprise } });
  },
};

const head = {
  appendChild(script: { onload(): void }) {
    recaptcha.load();
    script.onload();
    (window as unknown as { onFirebaseAuthREInstanceReady(): void }).onFirebaseAuthREInstanceReady();
  },
};
Object.assign(globalThis, {
  document: {
    createElement: () => ({ setAttribute() {} }),
    getElementsByTagName: () => [head],
    querySelectorAll: () => [],
  },
});

describe('reCAPTCHA Enterprise', () => {
  beforeEach(() => {
    protection.recaptchaToken = 'proof';
    recaptcha.token = 'proof';
    recaptcha.actions.length = 0;
  });

  for (const tenantId of [null, 'blue']) {
    const where = tenantId === null ? 'the project' : 'a tenant';
    test(`after initializeRecaptchaConfig in ${where}, even the first call of each operation contains the proof`, async (context) => {
      const { auth, backend } = openPage(context);
      auth.tenantId = tenantId;
      await initializeRecaptchaConfig(auth);
      const calls = recordCalls(context);
      await backend.createUserWithPassword(ada);
      await backend.signInWithPassword(ada);
      await backend.sendPasswordResetEmail(ada.email);
      await backend.sendSignInLink(ada.email, { url: 'http://127.0.0.1:5188/Login' });
      assert.deepEqual(
        calls.filter((method) => method !== 'accounts:lookup'),
        ['accounts:signUp', 'accounts:signInWithPassword', 'accounts:sendOobCode', 'accounts:sendOobCode'],
      );
      assert.deepEqual(recaptcha.actions, [
        'verify',
        'signUpPassword',
        'signInWithPassword',
        'getOobCode',
        'getOobCode',
      ]);
    });
  }

  for (const tenantId of [null, 'blue']) {
    const where = tenantId === null ? 'the project' : 'a tenant';
    test(
      `with botProtection in ${where}, even the first call contains the proof, also if it upgrades a guest`,
      { timeout: 10_000 },
      async (context) => {
        const { backend } = openPage(context, { botProtection: true });
        backend.useTenant(tenantId);
        const calls = recordCalls(context);
        await backend.signInAnonymously();
        await backend.commit();
        while (!recaptcha.actions.includes('verify')) await new Promise((resolve) => setImmediate(resolve));
        backend.useTenant(tenantId);
        await backend.createUserWithPassword(ada, { upgradeGuest: true });
        await backend.commit();
        await backend.sendPasswordResetEmail(ada.email);
        assert.deepEqual(calls.filter((method) => method !== 'accounts:lookup').toSorted(), [
          'accounts:sendOobCode',
          'accounts:signUp',
          'accounts:signUp',
          'recaptchaConfig',
        ]);
        assert.deepEqual(recaptcha.actions, ['verify', 'signUpPassword', 'getOobCode']);
      },
    );
  }

  test('without botProtection, nothing of reCAPTCHA is loaded before the service demands it', async (context) => {
    delete protection.recaptchaToken;
    const { backend } = openPage(context);
    const calls = recordCalls(context);
    backend.prepare();
    await backend.createUserWithPassword(ada);
    assert.deepEqual(calls, ['accounts:signUp', 'accounts:lookup']);
    assert.deepEqual(recaptcha.actions, []);
  });

  test('without initializeRecaptchaConfig, the SDK repeats a refused call with the proof', async (context) => {
    context.mock.method(console, 'log', () => {});
    const { backend } = openPage(context);
    const calls = recordCalls(context);
    await backend.createUserWithPassword(ada);
    assert.deepEqual(calls, ['accounts:signUp', 'recaptchaConfig', 'accounts:signUp', 'accounts:lookup']);
  });

  test('a proof that the service rejects fails with auth/captcha-check-failed', async (context) => {
    const { auth, backend } = openPage(context);
    await initializeRecaptchaConfig(auth);
    recaptcha.token = 'robot';
    await assertRejects(backend.createUserWithPassword(ada), 'auth/captcha-check-failed');
  });

  test('a sign-in as a guest and a sign-in with a provider need no proof', async (context) => {
    const { auth, backend } = openPage(context);
    await initializeRecaptchaConfig(auth);
    await backend.signInAnonymously();
    await backend.signInWithCredential(createGoogleCredential(backend, { sub: 'g1' }));
    assert.deepEqual(recaptcha.actions, ['verify']);
  });
});

describe('a password policy', () => {
  test('rejects a new password with the service’s own message', async (context) => {
    protection.passwordPolicy = { minPasswordLength: 12 };
    const { backend, control } = openPage(context);
    await assertRejects(
      backend.createUserWithPassword(ada),
      'auth/password-does-not-meet-requirements',
      'Missing password requirements: [Password must contain at least 12 characters]',
    );
    assert.equal(await control.account(ada.email), null);
    await backend.createUserWithPassword({ ...ada, password: 'twelve letters' });
  });

  test(
    'after the service has rejected a password, the app’s validatePassword uses the new policy of the service',
    { timeout: 10_000 },
    async (context) => {
      const { auth, backend } = openPage(context);
      const { password } = ada;
      assert.equal((await validatePassword(auth, password)).isValid, true);
      protection.passwordPolicy = { minPasswordLength: 12 };
      const calls = recordCalls(context);
      await assertRejects(backend.createUserWithPassword(ada), 'auth/password-does-not-meet-requirements');
      assert.deepEqual(calls, ['accounts:signUp', 'passwordPolicy']);
      // The SDK reads the new policy in the background, so wait until the policy rejects the password.
      while ((await validatePassword(auth, password)).isValid) await new Promise((resolve) => setImmediate(resolve));
      assert.deepEqual(calls, ['accounts:signUp', 'passwordPolicy']);
    },
  );
});

describe('a blocking function', () => {
  const words = 'Only for staff: ask "Grace", please.';
  const error = JSON.stringify({ error: { details: {}, message: words, status: 'PERMISSION_DENIED' } });
  for (const [title, { operation, signIn }] of Object.entries(signIns)) {
    test(`rejects a sign-in with ${title} with the function’s own message`, async (context) => {
      const { backend, control } = openPage(context);
      const message = `BLOCKING_FUNCTION_ERROR_RESPONSE : HTTP Cloud Function returned an error: ${error}`;
      await control.refuseNext(operation, message);
      await assertRejects(signIn({ backend, control }), 'auth/blocked-by-function', words);
    });
  }
});

describe('a beforeAuthStateChanged of the app', () => {
  for (const [cause, code, message] of [
    [new Error('Ask your manager for access.'), 'auth/blocked-by-function', 'Ask your manager for access.'],
    [new Error(''), 'auth/permission-denied', undefined],
    [null, 'auth/permission-denied', undefined],
  ] as const) {
    test(`that throws ${String(cause)} makes the commit fail with ${code}, and the app keeps its user`, async (context) => {
      const { auth, backend, control } = openPage(context);
      await control.put({ accounts: [ada] });
      await backend.signInAnonymously();
      const guest = await backend.commit();
      const asked: (string | null | undefined)[] = [];
      const allow = auth.beforeAuthStateChanged((user) => {
        asked.push(user?.email);
        throw cause;
      });
      await backend.signInWithPassword(ada);
      await assertRejects(backend.commit(), code, message);
      assert.equal(auth.currentUser, guest);
      assert.deepEqual(asked, [ada.email]);
      allow();
      await backend.signInWithPassword(ada);
      assert.equal((await backend.commit()).email, ada.email);
    });
  }
});
