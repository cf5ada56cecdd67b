import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AuthError } from '../auth-error.ts';
import { ClosedSignUp } from './closed-sign-up.ts';

const newUser = { uid: 'grace', isNewUser: true };
const knownUser = { uid: 'ada', isNewUser: false };
const closedError = { code: 'auth/sign-up-closed' };

function close(): ClosedSignUp {
  const closedSignUp = new ClosedSignUp();
  closedSignUp.isClosed = true;
  return closedSignUp;
}

async function expectNoDeletion(): Promise<void> {
  throw new Error('Expected no deletion.');
}

test('sign-up is open at first, and new users may sign in', async () => {
  const open = new ClosedSignUp();
  open.throwIfClosed();
  await open.startSignIn()(newUser, expectNoDeletion);
});

test('while sign-up is closed, only new users are refused and deleted', async () => {
  const closed = close();
  assert.throws(() => closed.throwIfClosed(), closedError);
  let deletions = 0;
  await assert.rejects(
    closed.startSignIn()(newUser, async () => void (deletions += 1)),
    closedError,
  );
  assert.equal(deletions, 1);
  await closed.startSignIn()(knownUser, expectNoDeletion);
});

test('a sign-in that started while sign-up was closed is refused even if sign-up opens meanwhile', async () => {
  const closed = close();
  const refuseNewUser = closed.startSignIn();
  closed.isClosed = false;
  await assert.rejects(
    refuseNewUser(newUser, async () => {}),
    closedError,
  );
});

test('a user whose account could not be deleted is refused again, until the account is deleted', async () => {
  const closed = close();
  const failure = new AuthError('auth/network-request-failed');
  await assert.rejects(
    closed.startSignIn()(newUser, () => Promise.reject(failure)),
    failure,
  );
  const returning = { ...newUser, isNewUser: false };
  await assert.rejects(
    closed.startSignIn()(returning, async () => {}),
    closedError,
  );
  await closed.startSignIn()(returning, expectNoDeletion);
});

test('if the deletion fails because the session has ended, the user counts as deleted', async () => {
  const ended = new AuthError('auth/user-token-expired');
  await assert.rejects(
    close().startSignIn()(newUser, () => Promise.reject(ended)),
    closedError,
  );
});
