import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ActionCodeInfo } from '../../../adapters/auth-backend.ts';
import { checkAndApply, checkCode } from './apply-code.ts';

const mail: ActionCodeInfo = {
  operation: 'VERIFY_EMAIL',
  email: 'ada@example.com',
  previousEmail: null,
  secondFactor: null,
};

/** A service that knows the code of one mail, and what it was asked. */
function service() {
  const asked: string[] = [];
  const auth = {
    checkActionCode: (code: string) => (asked.push(`check ${code}`), Promise.resolve(mail)),
    applyActionCode: (code: string) => (asked.push(`apply ${code}`), Promise.resolve()),
  };
  return { auth, asked };
}

const invalid = { name: 'AuthError', code: 'auth/invalid-action-code' };

test('a code is looked at, and then used', async () => {
  const { auth, asked } = service();
  assert.equal(await checkAndApply(auth, 'x', 'VERIFY_EMAIL'), mail);
  assert.deepEqual(asked, ['check x', 'apply x']);
});

test('a code of another mail than the page says is not used', async () => {
  const { auth, asked } = service();
  const message = 'The code is of another mail.';
  await assert.rejects(checkAndApply(auth, 'x', 'RECOVER_EMAIL'), { ...invalid, message });
  assert.deepEqual(asked, ['check x']);
});

test('a link without a code is one whose code is no good, and nobody is asked about it', async () => {
  const { auth, asked } = service();
  const message = 'The link has no code.';
  await assert.rejects(checkAndApply(auth, '', 'VERIFY_EMAIL'), { ...invalid, message });
  await assert.rejects(checkCode(auth, ''), { ...invalid, message });
  assert.deepEqual(asked, []);
});
