import assert from 'node:assert/strict';
import { beforeEach, mock, test, type TestContext } from 'node:test';
import { createResult, createSettings, createUser } from '../../fixtures/flow.ts';
import { createMemoryStorage } from '../../fixtures/storage.ts';
import type { AuthBackend, DiscardOptions } from '../adapters/auth-backend.ts';
import { AuthError } from '../adapters/auth-error.ts';
import type { ConfigError } from './config/config-error.ts';
import type { CheckedConfig } from './config/ui-config.ts';
import { startWidget, type ConfigCheck } from './start-widget.ts';
import type { View, ViewHandlers } from './view.ts';

// The page under test. The visitor has opened it by a mailed link to set a new password.
Object.assign(globalThis, {
  location: new URL('https://app.example/Login?mode=resetPassword&oobCode=code'),
  history: { state: null, replaceState() {} },
  localStorage: createMemoryStorage(),
  sessionStorage: createMemoryStorage(),
});
const consoleInfo = mock.method(console, 'info', () => {});
beforeEach(() => consoleInfo.mock.resetCalls());

const backend = {
  setSignUpClosed() {},
  useTenant() {},
  discard: () => Promise.resolve(),
  verifyPasswordResetCode: () => Promise.resolve('ada@example.com'),
  confirmPasswordReset: () => Promise.resolve(),
} as Partial<AuthBackend> as AuthBackend;

/**
 * Starts a widget whose configuration is checked by `loadCheck`. The returned `waitFor` waits until a screen is
 * visible.
 */
function start(loadCheck: ConfigCheck['loadCheck'], onError: (error: ConfigError) => void) {
  let onDraw = (): void => {};
  let view: View | undefined;
  let visitor: ViewHandlers | undefined;
  const { stop } = startWidget(createSettings(), {
    backend,
    history: 'none',
    renderer: {
      draw(drawn, handlers) {
        [view, visitor] = [drawn, handlers];
        onDraw();
      },
    },
    check: { loadCheck, onError },
  });
  return {
    stop,
    currentScreen: () => view?.screen,
    currentView: () => view,
    answer: (action: string, values: Record<string, string>) => visitor?.answer(action, values),
    waitFor: (screen: string) =>
      new Promise<void>((resolve) => {
        onDraw = () => view?.screen === screen && view.description.title && resolve();
        onDraw();
      }),
  };
}

const failedImport = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('if the check of the configuration cannot be loaded, the visitor continues and the console says so', async () => {
  const { waitFor, answer, stop } = start(failedImport, () => assert.fail('unexpected error'));
  await waitFor('passwordReset');
  answer('save', { newPassword: 'a new password' });
  await waitFor('passwordResetSuccess');
  const [text, error] = (consoleInfo.mock.calls[0]?.arguments ?? []) as [string?, Error?];
  assert.equal(text, '[doorstep] Configuration not checked.');
  assert.equal(error?.name, 'ChunkLoadError');
  stop();
});

test('if the check of the configuration cannot be loaded, the next screen tries again', async () => {
  let loads = 0;
  const loadCheck = () => {
    loads += 1;
    return loads === 1 ? failedImport() : Promise.resolve(() => [{ path: 'siteName', message: 'must not be empty' }]);
  };
  const failed = Promise.withResolvers<ConfigError>();
  const { waitFor, answer } = start(loadCheck, failed.resolve);
  await waitFor('passwordReset');
  answer('save', { newPassword: 'a new password' });
  const { problems } = await failed.promise;
  assert.deepEqual(problems, [{ path: 'siteName', message: 'must not be empty' }]);
});

test('without MessageChannel, as in some test environments, the configuration is still checked', async (t) => {
  const { MessageChannel: original, location: link } = globalThis;
  Reflect.deleteProperty(globalThis, 'MessageChannel');
  Object.assign(globalThis, { location: new URL('https://app.example/Login') });
  t.after(() => Object.assign(globalThis, { MessageChannel: original, location: link }));
  const checked = Promise.withResolvers<void>();
  const { currentScreen, stop } = start(
    () => (checked.resolve(), Promise.resolve(() => [])),
    () => {},
  );
  await checked.promise;
  await new Promise(setImmediate);
  assert.equal(currentScreen(), 'signIn');
  stop();
});

test('a widget cannot start on a disposed backend', () => {
  const error = new AuthError('auth/internal-error', 'The backend has been disposed.');
  const disposed: AuthBackend = {
    ...backend,
    setSignUpClosed() {
      throw error;
    },
  };
  const renderer = { draw: () => assert.fail('unexpected drawing') };
  assert.throws(() => startWidget(createSettings(), { backend: disposed, renderer }), error);
});

test('a second widget on the same backend removes the first, and a later stop of the first does not affect the second', async () => {
  const discard = mock.method(backend, 'discard', () => Promise.resolve());
  const noProblems = () => Promise.resolve(() => []);
  const first = start(noProblems, () => {});
  await first.waitFor('passwordReset');
  const second = start(noProblems, () => {});
  assert.equal(first.currentView()?.description.title, undefined);
  assert.equal(discard.mock.callCount(), 1);
  await second.waitFor('passwordReset');
  first.stop();
  assert.equal(discard.mock.callCount(), 1);
  second.answer('save', { newPassword: 'secret1' });
  await second.waitFor('passwordResetSuccess');
  second.stop();
  assert.equal(discard.mock.callCount(), 2);
});

test('if the language does not load in time, the widget starts in English', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const views: View[] = [];
  const { stop } = startWidget(createSettings(), {
    backend,
    history: 'none',
    language: { locale: () => new Promise<never>(() => {}) },
    renderer: { draw: (view) => views.push(view) },
  });
  // The screen is loaded by a real `import()`, which takes several turns of the event loop.
  for (let turns = 0; turns < 20 && !views.at(-1)?.description.title; turns += 1) {
    await new Promise(setImmediate);
    t.mock.timers.tick(60_000);
  }
  assert.equal(views.at(-1)?.language.tag, 'en');
  assert.equal(views.at(-1)?.screen, 'passwordReset');
  stop();
});

test('a widget without a language resets the language of the mails', () => {
  const tags: (string | null)[] = [];
  const { stop } = startWidget(createSettings(), {
    backend: { ...backend, setLanguage: (tag) => tags.push(tag) },
    history: 'none',
    renderer: { draw: () => {} },
  });
  stop();
  assert.deepEqual(tags, [null]);
});

/** Signs in with a password. Stops the widget at the given transition. Returns the options of each `discard` call. */
async function stopAfter(transition: string, config: Partial<CheckedConfig> = {}): Promise<readonly unknown[]> {
  const discard = mock.fn((_options?: DiscardOptions) => Promise.resolve());
  const signInWithPassword = () => Promise.resolve(createResult({ user: createUser({ emailVerified: false }) }));
  const stopped = Promise.withResolvers<void>();
  const widget = startWidget(createSettings(config), {
    backend: {
      ...backend,
      discard,
      signInWithPassword,
      prepare() {},
      lookUpSignInMethods: () => Promise.resolve({ kind: 'given', methods: ['password'] }),
    },
    history: 'none',
    renderer: {
      draw({ screen, pending }, { answer }) {
        if (pending) return;
        const account = { email: 'ada@example.com', password: 'correct horse' };
        queueMicrotask(() => answer(screen === 'signIn' ? 'next' : 'signIn', account));
      },
    },
    onTransition(from, to) {
      if (`${from} > ${to}` !== transition) return;
      widget.stop();
      stopped.resolve();
    },
  });
  await stopped.promise;
  return discard.mock.calls.map(({ arguments: [options] }) => options);
}

for (const config of [
  { requireVerifiedEmail: true },
  { requireSecondFactor: true },
  { signUpFields: [{ name: 'team', label: 'Team' }] },
] as const) {
  test(`a widget with ${Object.keys(config)[0]} that stops too early signs an upgraded guest out`, async (t) => {
    setLocation(t);
    assert.deepEqual(await stopAfter('signIn > passwordSignIn', config), [{ signOutGuest: true }]);
    assert.deepEqual(await stopAfter('passwordSignIn > done', config), [{ signOutGuest: true }]);
  });
}

test('a widget that stops before it asks for a verified email signs an upgraded guest out', async (t) => {
  setLocation(t);
  assert.deepEqual(await stopAfter('done > verifiedEmailGate', { requireVerifiedEmail: true }), [
    { signOutGuest: true },
  ]);
});

test('a widget without requirements keeps an upgraded guest signed in when it stops', async (t) => {
  setLocation(t);
  assert.deepEqual(await stopAfter('passwordSignIn > done'), [{ signOutGuest: false }]);
});

function setLocation(t: TestContext): void {
  const { location: before } = globalThis;
  Object.assign(globalThis, { location: new URL('https://app.example/Login') });
  t.after(() => Object.assign(globalThis, { location: before }));
}
