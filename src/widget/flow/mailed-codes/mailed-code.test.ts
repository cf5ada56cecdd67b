import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal, toEnglish } from '../../../../fixtures/flow.ts';
import type { ActionCodeInfo } from '../../../adapters/auth-backend.ts';
import { texts } from '../../messages/phrase.ts';
import { to } from '../../screen/screen.ts';
import {
  checkMailedCode,
  createRepeatableAttempt,
  describeRemoval,
  findRemovedPhone,
  isCodeUnusable,
  mailedCodeRefused,
} from './mailed-code.ts';

const info: ActionCodeInfo = {
  operation: 'VERIFY_EMAIL',
  email: 'ada@example.com',
  previousEmail: null,
  secondFactor: null,
};

/** Returns a stub of the backend, and the list of the calls that the stub has received. The stub accepts every code. */
function createService() {
  const calls: string[] = [];
  const auth = {
    checkActionCode: (code: string) => (calls.push(`check ${code}`), Promise.resolve(info)),
    applyActionCode: (code: string) => (calls.push(`apply ${code}`), Promise.resolve()),
  };
  return { auth, calls };
}

const invalid = { name: 'AuthError', code: 'auth/invalid-action-code' } as const;

test('a code is checked and then applied', async () => {
  const { auth, calls } = createService();
  assert.equal(await createRepeatableAttempt(auth, 'x', 'VERIFY_EMAIL')(), info);
  assert.deepEqual(calls, ['check x', 'apply x']);
});

test('a widget that starts while a code is being applied joins the attempt', async () => {
  const { auth, calls } = createService();
  const first = createRepeatableAttempt(auth, 'x', 'VERIFY_EMAIL')();
  const second = createRepeatableAttempt(auth, 'x', 'VERIFY_EMAIL')();
  assert.deepEqual(await Promise.all([first, second]), [info, info]);
  assert.deepEqual(calls, ['check x', 'apply x']);
});

test('a widget that has joined an attempt without an answer can repeat it, although the code has been used', async () => {
  const answer = Promise.withResolvers<void>();
  const answers = [answer.promise, Promise.reject(createRefusal('auth/invalid-action-code'))];
  const applyActionCode = () => answers.shift() ?? Promise.reject(new Error('Expected two calls.'));
  const auth = { ...createService().auth, applyActionCode };
  const first = createRepeatableAttempt(auth, 'x', 'VERIFY_EMAIL')();
  const attempt = createRepeatableAttempt(auth, 'x', 'VERIFY_EMAIL');
  const second = attempt();
  answer.reject(createRefusal('auth/network-request-failed'));
  for (const each of [first, second]) await assert.rejects(each, { code: 'auth/network-request-failed' });
  assert.equal(await attempt(), info);
});

test('a widget joins the latest attempt, although the one before has failed in the meantime', async () => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const calls = answers.values();
  const applyActionCode = () => calls.next().value?.promise ?? Promise.reject(createRefusal(invalid.code));
  const auth = { ...createService().auth, applyActionCode };
  const attempt = createRepeatableAttempt(auth, 'x', 'VERIFY_EMAIL');
  const first = attempt();
  const second = attempt();
  answers[0].reject(createRefusal('auth/network-request-failed'));
  await assert.rejects(first, { code: 'auth/network-request-failed' });
  const joined = createRepeatableAttempt(auth, 'x', 'VERIFY_EMAIL')();
  answers[1].resolve();
  assert.deepEqual(await Promise.all([second, joined]), [info, info]);
});

test('a widget with a different backend does not join the attempt', async () => {
  const services = [createService(), createService()];
  await Promise.all(services.map(({ auth }) => createRepeatableAttempt(auth, 'x', 'VERIFY_EMAIL')()));
  for (const { calls } of services) assert.deepEqual(calls, ['check x', 'apply x']);
});

test('a widget with a different code does not join the attempt', async () => {
  const { auth, calls } = createService();
  const first = createRepeatableAttempt(auth, 'x', 'VERIFY_EMAIL')();
  const second = createRepeatableAttempt(auth, 'y', 'VERIFY_EMAIL')();
  await Promise.all([first, second]);
  assert.deepEqual(calls, ['check x', 'check y', 'apply x', 'apply y']);
});

test('an attempt that has ended is not joined', async () => {
  const { auth, calls } = createService();
  await createRepeatableAttempt(auth, 'x', 'VERIFY_EMAIL')();
  await createRepeatableAttempt(auth, 'x', 'VERIFY_EMAIL')();
  assert.deepEqual(calls, ['check x', 'apply x', 'check x', 'apply x']);
});

test('a code for a different operation is not applied', async () => {
  const { auth, calls } = createService();
  const message = 'The code is for a different operation.';
  await assert.rejects(createRepeatableAttempt(auth, 'x', 'RECOVER_EMAIL')(), { ...invalid, message });
  assert.deepEqual(calls, ['check x']);
});

test('an empty code is rejected without a call', async () => {
  const { auth, calls } = createService();
  const message = 'The link has no code.';
  await assert.rejects(createRepeatableAttempt(auth, '', 'VERIFY_EMAIL')(), { ...invalid, message });
  await assert.rejects(checkMailedCode(auth, ''), { ...invalid, message });
  assert.deepEqual(calls, []);
});

test('an attempt succeeds if an earlier one, for which the visitor stopped waiting, has used the code', async () => {
  const { auth } = createService();
  const answers = [new Promise<void>(() => {}), Promise.reject(createRefusal('auth/invalid-action-code'))];
  const applyActionCode = () => answers.shift() ?? Promise.reject(new Error('Expected two calls.'));
  const attempt = createRepeatableAttempt({ ...auth, applyActionCode }, 'x', 'VERIFY_EMAIL');
  void attempt();
  assert.equal(await attempt(), info);
});

/** Creates an attempt to use a mailed code. Each use of the code fails with the next error in `errors`. */
function createRefusedAttempt(...errors: readonly Error[]) {
  const answers = [...errors];
  const applyActionCode = () => Promise.reject(answers.shift() ?? new Error('Expected no further call.'));
  return createRepeatableAttempt({ ...createService().auth, applyActionCode }, 'x', 'VERIFY_EMAIL');
}

test('the first attempt fails if the code has been used', async () => {
  await assert.rejects(createRefusedAttempt(createRefusal('auth/invalid-action-code'))(), invalid);
});

test('an attempt fails if the code has been used, but the service has refused every attempt before', async () => {
  const attempt = createRefusedAttempt(createRefusal('auth/user-disabled'), createRefusal('auth/invalid-action-code'));
  await assert.rejects(attempt(), { code: 'auth/user-disabled' });
  await assert.rejects(attempt(), invalid);
});

test('a repeated attempt fails with an error that does not mean that the code has been used', async () => {
  const attempt = createRefusedAttempt(
    createRefusal('auth/network-request-failed'),
    createRefusal('auth/user-disabled'),
  );
  await assert.rejects(attempt(), { code: 'auth/network-request-failed' });
  await assert.rejects(attempt(), { code: 'auth/user-disabled' });
});

test('an attempt succeeds if an earlier one, which did not wait for the answer, has used the code', async () => {
  const abandoned = new Error('abandoned');
  const attempt = createRefusedAttempt(abandoned, createRefusal('auth/invalid-action-code'));
  await assert.rejects(attempt(), abandoned);
  assert.equal(await attempt(), info);
});

test('a repeated attempt checks the code only once, and succeeds if the code has been used', async () => {
  const { auth, calls } = createService();
  const errors = [createRefusal('auth/network-request-failed'), createRefusal('auth/invalid-action-code')];
  const applyActionCode = async (code: string): Promise<void> => {
    await auth.applyActionCode(code);
    const error = errors.shift();
    if (error) throw error;
  };
  const apply = createRepeatableAttempt({ ...auth, applyActionCode }, 'x', 'VERIFY_EMAIL');
  await assert.rejects(apply(), { code: 'auth/network-request-failed' });
  assert.equal(await apply(), info);
  assert.deepEqual(calls, ['check x', 'apply x', 'apply x']);
});

test('a repeatable attempt rejects a code that cannot be used', async () => {
  const { auth } = createService();
  const reject = (error: Error) => async (): Promise<never> => {
    throw error;
  };
  const checkActionCode = reject(createRefusal('auth/invalid-action-code'));
  await assert.rejects(createRepeatableAttempt({ ...auth, checkActionCode }, 'x', 'VERIFY_EMAIL')(), invalid);
  await assert.rejects(createRepeatableAttempt(auth, 'x', 'RECOVER_EMAIL')(), invalid);
  for (const error of [createRefusal('auth/expired-action-code'), new TypeError()]) {
    const applyActionCode = reject(error);
    await assert.rejects(createRepeatableAttempt({ ...auth, applyActionCode }, 'x', 'VERIFY_EMAIL')(), error);
  }
});

test('a code is unusable after an error about the code, but not after other errors', () => {
  for (const code of ['auth/invalid-action-code', 'auth/expired-action-code', 'auth/user-not-found'] as const) {
    assert.equal(isCodeUnusable(createRefusal(code)), true, code);
  }
  for (const code of ['auth/network-request-failed', 'auth/user-disabled', 'auth/too-many-requests'] as const) {
    assert.equal(isCodeUnusable(createRefusal(code)), false, code);
  }
});

test('an unusable code leads to its failure screen, other errors lead to one with Retry', () => {
  const failure = to('passwordResetFailure', {});
  assert.deepEqual(toEnglish(mailedCodeRefused(createRefusal('auth/expired-action-code'), failure)), {
    name: 'passwordResetFailure',
    input: {},
  });
  assert.deepEqual(toEnglish(mailedCodeRefused(createRefusal('auth/network-request-failed'), failure)), {
    name: 'recoverableError',
    input: { message: 'A network error has occurred' },
  });
});

test('only a removed phone has a number', () => {
  const remove = (secondFactor: ActionCodeInfo['secondFactor']): ActionCodeInfo => ({
    ...info,
    operation: 'REVERT_SECOND_FACTOR_ADDITION',
    secondFactor,
  });
  assert.equal(findRemovedPhone(remove({ factorId: 'phone', phoneNumber: '+12125550123' })), '+12125550123');
  assert.equal(findRemovedPhone(remove({ factorId: 'phone' })), null);
  assert.equal(findRemovedPhone(remove({ factorId: 'totp', phoneNumber: '+12125550123' })), null);
  assert.equal(findRemovedPhone(remove(null)), null);
});

test('the visitor reads which factor was removed, and what to do about a device that is not theirs', () => {
  const suspicion = [
    "If you don't recognize this device, someone might be trying to access your account. Consider ",
    { text: 'changing your password right away', action: 'resetPassword' },
    '.',
  ];
  assert.deepEqual(toEnglish(describeRemoval('+12125550123', texts)), [
    ['The phone ', { strong: '+12125550123' }, ' was removed as a second authentication step.'],
    suspicion,
  ]);
  assert.deepEqual(toEnglish(describeRemoval(null, texts)), [
    'The device or app was removed as a second authentication step.',
    suspicion,
  ]);
});
