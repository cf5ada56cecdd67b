import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuthUser } from '../../../adapters/auth-backend.ts';
import { defineScreen, to, type Tools } from '../../screen/screen.ts';
import { hasOpenedAccount, openAccount } from './open-account.ts';
import { untilSignedOut } from './until-signed-out.ts';

// The cast is safe: the screens of these tests look only at whether there is a user.
const ada = { uid: 'ada' } as AuthUser;

/**
 * A screen of the account page, with a visitor who answers only when the test wants it.
 *
 * @param options.needsUser false for a screen that is shown without a user, too
 */
function open(initial: AuthUser | null, description = {}, { needsUser = true } = {}) {
  let user = initial;
  const observers = new Set<(user: AuthUser | null) => void>();
  const answer = Promise.withResolvers<{ readonly action: string }>();
  let shown = 0;
  const screen = defineScreen({
    name: 'nameChange',
    leadsTo: ['account', 'signIn'],
    async run(screenTools) {
      const { ui } = screenTools;
      if (!(await openAccount(screenTools)) && needsUser) return to('account', {});
      await ui.show(description);
      return to('signIn', {});
    },
  });
  const tools = {
    settings: { config: {} },
    ui: {
      show: () => ((shown += 1), answer.promise),
      waitFor: async (task: Promise<unknown>) => ({ ok: true, value: await task }),
    },
    auth: {
      useTenant() {},
      observeSession(observer: (user: AuthUser | null) => void) {
        observers.add(observer);
        queueMicrotask(() => observer(user));
        return () => observers.delete(observer);
      },
    },
  } as unknown as Tools; // The cast is safe: the screen uses no other tools.
  return {
    hasOpened: () => hasOpenedAccount(tools.auth),
    next: untilSignedOut(screen).run(tools, {}),
    answer,
    observers,
    countShown: () => shown,
    async report(next: AuthUser | null) {
      user = next;
      for (const observer of observers) observer(next);
      await new Promise(setImmediate);
    },
  };
}

test('a screen that waits for the visitor ends when she is signed out', async () => {
  const { next, report, observers, hasOpened } = open(ada);
  await new Promise(setImmediate);
  assert.ok(hasOpened());
  await report(null);
  assert.equal((await next)?.name, 'account');
  assert.ok(!hasOpened());
  assert.equal(observers.size, 0);
});

test("a change of the user's data does not end the screen", async () => {
  const { next, report, answer, observers, countShown } = open(ada);
  await new Promise(setImmediate);
  await report({ ...ada, email: 'ada@example.com' });
  answer.resolve({ action: 'save' });
  assert.equal((await next)?.name, 'signIn');
  assert.equal(countShown(), 1);
  assert.equal(observers.size, 0);
});

test('after "Done", the last screen stays when the visitor is signed out', async () => {
  const { next, report, answer } = open(ada, { isEnd: true });
  await new Promise(setImmediate);
  await report(null);
  answer.resolve({ action: '' });
  assert.equal((await next)?.name, 'signIn');
});

test('a screen without a user is not run again', async () => {
  const { next, countShown } = open(null);
  assert.equal((await next)?.name, 'account');
  assert.equal(countShown(), 0);
});

test('a screen that is shown without a user stays until the visitor answers', async () => {
  const { next, report, answer, countShown } = open(null, {}, { needsUser: false });
  await new Promise(setImmediate);
  await report(null);
  answer.resolve({ action: 'save' });
  assert.equal((await next)?.name, 'signIn');
  assert.equal(countShown(), 1);
});

test('an error of the screen is passed on, and the watch ends', async () => {
  const { next, answer, observers } = open(ada);
  await new Promise(setImmediate);
  const error = new Error('of the screen');
  answer.reject(error);
  await assert.rejects(next, error);
  assert.equal(observers.size, 0);
});
