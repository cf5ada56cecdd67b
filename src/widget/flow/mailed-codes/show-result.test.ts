import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal, createSettings, createUser } from '../../../../fixtures/flow.ts';
import type { AuthUser } from '../../../adapters/auth-backend.ts';
import type { Description } from '../../description.ts';
import { en } from '../../messages/en.ts';
import type { Tools } from '../../screen/screen.ts';
import { findOtherPage, showFailureInSession, showResult, showResultInSession } from './show-result.ts';

const verified = { title: 'Verified', body: ['Sign in now'] };
const verifiedSignedIn = { title: 'Verified', body: ['Still signed in'] };
const signInButton = { actions: { signIn: { role: 'primary', label: 'Sign in' } }, focus: 'signIn' };
const continueButton = { actions: { continue: { role: 'primary', label: 'Continue' } }, focus: 'continue' };

/**
 * Creates the tools for a screen that a mailed link opens. Collects the shown descriptions in `shown`, and the calls to
 * the page in `pageCalls`.
 */
function createScreen(user: AuthUser | null | 'unknown' = null) {
  const shown: Description[] = [];
  const pageCalls: string[] = [];
  const tools = {
    text: en,
    settings: createSettings({ signInSuccessUrl: '/home' }),
    page: {
      address: new URL('https://app.example/Login'),
      base: new URL('https://app.example/Login'),
      forgetHidden: () => pageCalls.push('forget'),
      navigate: (url: URL) => pageCalls.push(url.href),
    },
    auth: {
      observeSession(listener: (reported: AuthUser | null) => void) {
        queueMicrotask(() => listener(user === 'unknown' ? null : user));
        return () => {};
      },
    },
    ui: {
      waitFor: async (operation: Promise<unknown>) =>
        user === 'unknown' ? { ok: false, error: createRefusal('auth/timeout') } : { ok: true, value: await operation },
      show: (description: Description) => (shown.push(description), Promise.resolve({ action: '', values: {} })),
    },
  } as unknown as Tools;
  return { tools, shown, pageCalls };
}

test('the action code is deleted from the history entry before the session is read, so that a reload does not use it again', () => {
  const calls: string[] = [];
  const tools = {
    page: { forgetHidden: () => calls.push('forget') },
    auth: { observeSession: () => calls.push('observe session') },
    ui: { waitFor: (operation: Promise<unknown>) => operation },
  } as unknown as Tools;
  // Do not await the calls. The stub of `observeSession` never reports a user, so the calls never resolve.
  void showResultInSession(tools, verified, null);
  assert.deepEqual(calls, ['forget', 'observe session']);
  void showFailureInSession(tools, verified, null);
  assert.deepEqual(calls, ['forget', 'observe session', 'forget', 'observe session']);
});

test('Continue leads to the continue URL of the mail', async () => {
  const { tools, shown, pageCalls } = createScreen();
  assert.equal(await showResult(tools, verified, '/cummies'), null);
  assert.deepEqual(shown, [{ ...verified, ...continueButton }]);
  assert.deepEqual(pageCalls, ['forget', 'https://app.example/cummies']);
});

for (const [title, continueUrl] of [
  ['without a continue URL', null],
  ['with a continue URL on another site', 'https://evil.example/'],
] as const) {
  test(`${title}, the visitor begins a sign-in`, async () => {
    const { tools, shown, pageCalls } = createScreen(createUser());
    assert.deepEqual(await showResult(tools, verified, continueUrl), { name: 'start', input: {} });
    assert.deepEqual(shown, [{ ...verified, ...signInButton }]);
    assert.deepEqual(pageCalls, ['forget']);
  });
}

test('a visitor whose continue URL is the page itself begins a sign-in without loading the page', async () => {
  const { tools, shown, pageCalls } = createScreen();
  assert.deepEqual(await showResult(tools, verified, '/Login', true), { name: 'start', input: {} });
  assert.deepEqual(shown, [{ ...verified, ...continueButton }]);
  assert.ok(pageCalls.every((call) => call === 'forget'));
});

test('a mail opens another page only if its continue URL is a different page of the app', () => {
  const { tools } = createScreen();
  for (const [continueUrl, expected] of [
    ['/cummies', 'https://app.example/cummies'],
    ['/Login', undefined],
    ['https://evil.example/', undefined],
    [null, undefined],
  ] as const) {
    assert.equal(findOtherPage(tools, continueUrl)?.href, expected, String(continueUrl));
  }
});

for (const [title, user, continueUrl, staysOnPage, url] of [
  ['the continue URL is a different page', null, '/cummies', true, 'https://app.example/cummies'],
  ['the visitor is signed in', createUser(), '/Login', true, 'https://app.example/Login'],
  ['the page is to be loaded anew', null, '/Login', false, 'https://app.example/Login'],
  [
    'the screen does not say that the visitor stays on the page',
    null,
    '/Login',
    undefined,
    'https://app.example/Login',
  ],
] as const) {
  test(`Continue opens the continue URL if ${title}`, async () => {
    const { tools, pageCalls } = createScreen(user);
    assert.equal(await showResult(tools, verified, continueUrl, staysOnPage), null);
    assert.equal(pageCalls.at(-1), url);
  });
}

test('a signed-in visitor reads the text for signed-in visitors, and continues to the success URL', async () => {
  const { tools, shown, pageCalls } = createScreen(createUser());
  assert.equal(await showResultInSession(tools, verified, null, verifiedSignedIn), null);
  assert.deepEqual(shown, [{ ...verifiedSignedIn, ...continueButton }]);
  assert.deepEqual(pageCalls, ['forget', 'https://app.example/home']);
});

test('without a text for signed-in visitors, a signed-in visitor reads the usual text', async () => {
  const { tools, shown } = createScreen(createUser());
  await showResultInSession(tools, verified, null);
  assert.deepEqual(shown, [{ ...verified, ...continueButton }]);
});

test('a signed-in visitor continues to the continue URL of the mail', async () => {
  const { tools, pageCalls } = createScreen(createUser());
  await showResultInSession(tools, verified, '/cummies', verifiedSignedIn);
  assert.deepEqual(pageCalls, ['forget', 'https://app.example/cummies']);
});

for (const [title, user] of [
  ['a visitor who is not signed in', null],
  ['a guest', createUser({ isAnonymous: true })],
  ['a visitor whose session cannot be read', 'unknown'],
] as const) {
  test(`${title} begins a sign-in, or continues to the continue URL of the mail`, async () => {
    const { tools, shown } = createScreen(user);
    assert.deepEqual(await showResultInSession(tools, verified, null, verifiedSignedIn), { name: 'start', input: {} });
    assert.deepEqual(shown, [{ ...verified, ...signInButton }]);
    const withUrl = createScreen(user);
    assert.equal(await showResultInSession(withUrl.tools, verified, '/cummies', verifiedSignedIn), null);
    assert.deepEqual(withUrl.shown, [{ ...verified, ...continueButton }]);
    assert.deepEqual(withUrl.pageCalls, ['forget', 'https://app.example/cummies']);
  });

  test(`after a failure, ${title} begins a sign-in, whatever the continue URL is`, async () => {
    const { tools, shown, pageCalls } = createScreen(user);
    assert.deepEqual(await showFailureInSession(tools, verified, '/cummies'), { name: 'start', input: {} });
    assert.deepEqual(shown, [{ ...verified, ...signInButton }]);
    assert.deepEqual(pageCalls, ['forget']);
  });
}

for (const [target, continueUrl, url] of [
  ['the continue URL of the mail', '/cummies', 'https://app.example/cummies'],
  ['the success URL if the mail has none', null, 'https://app.example/home'],
] as const) {
  test(`after a failure, a signed-in visitor continues to ${target}`, async () => {
    const { tools, shown, pageCalls } = createScreen(createUser());
    assert.equal(await showFailureInSession(tools, verified, continueUrl), null);
    assert.deepEqual(shown, [{ ...verified, ...continueButton }]);
    assert.deepEqual(pageCalls, ['forget', url]);
  });
}
