import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuthUser } from '../../../adapters/auth-backend.ts';
import type { Description } from '../../description.ts';
import { en } from '../../messages/en.ts';
import { refusal, settingsFor, userOf } from '../../../../fixtures/flow.ts';
import { leaveAsBefore, leaveByContinue, leaveToAskAgain } from './leave-by-continue.ts';
import type { Tools } from '../screen.ts';

const verified = { title: 'Verified', body: ['Sign in now'] };
const stillIn = { title: 'Verified', body: ['Still signed in'] };
const signIn = { actions: { signIn: { role: 'primary', label: 'Sign in' } }, focus: 'signIn' };
const goOn = { actions: { continue: { role: 'primary', label: 'Continue' } }, focus: 'continue' };

/** A page that somebody opened from a mail: what it shows, and where it leads. */
function page(user: AuthUser | null | 'refused' = null) {
  const shown: Description[] = [];
  const left: string[] = [];
  const tools = {
    text: en,
    settings: settingsFor({ signInSuccessUrl: '/home' }),
    page: {
      address: new URL('https://app.example/Login'),
      forgetHidden: () => left.push('forgotten'),
      navigate: (url: URL) => left.push(url.href),
    },
    auth: {
      observeSession(listener: (reported: AuthUser | null) => void) {
        queueMicrotask(() => listener(user === 'refused' ? null : user));
        return () => {};
      },
    },
    ui: {
      waitFor: async (operation: Promise<unknown>) =>
        user === 'refused' ? { ok: false, error: refusal('auth/timeout') } : { ok: true, value: await operation },
      show: (description: Description) => (shown.push(description), Promise.resolve({ action: '', values: {} })),
    },
  } as unknown as Tools;
  return { tools, shown, left };
}

test('a code that was used is forgotten before anybody waits for the session: a reload does not use it again', () => {
  const events: string[] = [];
  const tools = {
    page: { forgetHidden: () => events.push('forgotten') },
    auth: { observeSession: () => events.push('asked') },
    ui: { waitFor: (operation: Promise<unknown>) => operation },
  } as unknown as Tools;
  void leaveAsBefore(tools, verified, null); // The session is never reported.
  assert.deepEqual(events, ['forgotten', 'asked']);
  void leaveToAskAgain(tools, verified, null);
  assert.deepEqual(events, ['forgotten', 'asked', 'forgotten', 'asked']);
});

test('where the mail says where to, Continue leads there', async () => {
  const { tools, shown, left } = page();
  assert.equal(await leaveByContinue(tools, verified, '/cummies'), null);
  assert.deepEqual(shown, [{ ...verified, ...goOn }]);
  assert.deepEqual(left, ['forgotten', 'https://app.example/cummies']);
});

for (const [what, continueUrl] of [
  ['nowhere', null],
  ['away from the app', 'https://evil.example/'],
] as const) {
  test(`where the mail says ${what}, the visitor signs in`, async () => {
    const { tools, shown, left } = page(userOf());
    assert.deepEqual(await leaveByContinue(tools, verified, continueUrl), { name: 'start', input: {} });
    assert.deepEqual(shown, [{ ...verified, ...signIn }]);
    assert.deepEqual(left, ['forgotten']);
  });
}

test('whoever is still signed in is told so, and goes on to where a success leads', async () => {
  const { tools, shown, left } = page(userOf());
  assert.equal(await leaveAsBefore(tools, verified, null, stillIn), null);
  assert.deepEqual(shown, [{ ...stillIn, ...goOn }]);
  assert.deepEqual(left, ['forgotten', 'https://app.example/home']);
});

test('whoever is still signed in is told the same where there is nothing else to be said', async () => {
  const { tools, shown } = page(userOf());
  await leaveAsBefore(tools, verified, null);
  assert.deepEqual(shown, [{ ...verified, ...goOn }]);
});

test('where the mail says where to, whoever is still signed in goes there', async () => {
  const { tools, left } = page(userOf());
  await leaveAsBefore(tools, verified, '/cummies', stillIn);
  assert.deepEqual(left, ['forgotten', 'https://app.example/cummies']);
});

for (const [who, user] of [
  ['nobody', null],
  ['a guest', userOf({ isAnonymous: true })],
  ['nobody can say who', 'refused'],
] as const) {
  test(`where ${who} is signed in, the visitor signs in, unless the mail leads on`, async () => {
    const { tools, shown } = page(user);
    assert.deepEqual(await leaveAsBefore(tools, verified, null, stillIn), { name: 'start', input: {} });
    assert.deepEqual(shown, [{ ...verified, ...signIn }]);
    const withWay = page(user);
    assert.equal(await leaveAsBefore(withWay.tools, verified, '/cummies', stillIn), null);
    assert.deepEqual(withWay.shown, [{ ...verified, ...goOn }]);
    assert.deepEqual(withWay.left, ['forgotten', 'https://app.example/cummies']);
  });

  test(`where ${who} is signed in, a link of no use leads nowhere but to sign in`, async () => {
    const { tools, shown, left } = page(user);
    assert.deepEqual(await leaveToAskAgain(tools, verified, '/cummies'), { name: 'start', input: {} });
    assert.deepEqual(shown, [{ ...verified, ...signIn }]);
    assert.deepEqual(left, ['forgotten']);
  });
}

for (const [where, continueUrl, target] of [
  ['to where the mail was asked for', '/cummies', 'https://app.example/cummies'],
  ['to where a success leads, if the mail does not say', null, 'https://app.example/home'],
] as const) {
  test(`whoever is signed in is led on by a link of no use ${where}`, async () => {
    const { tools, shown, left } = page(userOf());
    assert.equal(await leaveToAskAgain(tools, verified, continueUrl), null);
    assert.deepEqual(shown, [{ ...verified, ...goOn }]);
    assert.deepEqual(left, ['forgotten', target]);
  });
}
