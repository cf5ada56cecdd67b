import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createUser } from '../../../../fixtures/flow.ts';
import { recordReportedErrors } from '../../../../fixtures/page-globals.ts';
import type { AuthUser } from '../../../adapters/auth-backend.ts';
import type { Tools } from '../../screen/screen.ts';
import { callAppForUser } from './call-app-for-user.ts';

const ada = createUser({ uid: 'ada' });
const grace = createUser({ uid: 'grace' });

const reported = recordReportedErrors();

/**
 * Starts a backend with this user.
 *
 * @param revalidated the user after the service was asked whether the session is still valid
 */
function start(user: AuthUser | null, revalidated = user) {
  const state = { user, revalidations: 0 };
  // The cast is safe: `callAppForUser` uses no other operations.
  const auth = {
    observeSession(listener: (current: AuthUser | null) => void) {
      queueMicrotask(() => listener(state.user));
      return () => {};
    },
    async revalidateSession() {
      state.revalidations += 1;
      state.user = revalidated;
    },
  } as unknown as Tools['auth'];
  return { tools: { auth }, state };
}

const refuse = (problem: string) => () => Promise.reject(Object.assign(new Error(problem), { problem }));

test('the function receives the user as the backend knows her now, and its result is returned', async () => {
  const renamed = createUser({ uid: 'ada', displayName: 'Ada King' });
  const received: AuthUser[] = [];
  const result = await callAppForUser(start(renamed).tools, ada, async (user) => {
    received.push(user);
    return 'result';
  });
  assert.equal(result, 'result');
  assert.deepEqual(received, [renamed]);
});

for (const [title, user] of [
  ['another tab has signed in a different user', grace],
  ['another tab has signed the user out', null],
  ['a guest has replaced the user', createUser({ uid: 'ada', isAnonymous: true })],
] as const) {
  test(`the function is not called if ${title}`, async () => {
    let calls = 0;
    const calling = callAppForUser(start(user).tools, ada, async () => (calls += 1));
    await assert.rejects(calling, { code: 'auth/user-token-expired' });
    assert.equal(calls, 0);
  });
}

test('a refusal has the code of its problem, and is not reported', async () => {
  const { tools, state } = start(ada);
  await assert.rejects(callAppForUser(tools, ada, refuse('signInTooOld')), { code: 'auth/requires-recent-login' });
  assert.deepEqual([reported, state.revalidations], [[], 0]);
});

test('an error without a problem is reported, and the visitor can try again', async () => {
  const bug = new Error('bug');
  const { tools } = start(ada);
  await assert.rejects(
    callAppForUser(tools, ada, () => Promise.reject(bug)),
    { code: 'auth/internal-error' },
  );
  assert.deepEqual(reported, [bug]);
});

test('if the app considers the session ended, the service decides', async () => {
  const ended = start(ada, null);
  await assert.rejects(callAppForUser(ended.tools, ada, refuse('invalidToken')), { code: 'auth/user-token-expired' });
  const valid = start(ada);
  await assert.rejects(callAppForUser(valid.tools, ada, refuse('invalidToken')), { code: 'auth/internal-error' });
  assert.deepEqual([ended.state.revalidations, valid.state.revalidations], [1, 1]);
});

test('a user who is signed out during the call has no session any more', async () => {
  const { tools, state } = start(ada);
  const calling = callAppForUser(tools, ada, () => {
    state.user = null;
    return refuse('unavailable')();
  });
  await assert.rejects(calling, { code: 'auth/user-token-expired' });
});
