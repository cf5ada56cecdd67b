import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeModes, isCodeMode } from './code-modes.ts';

test('each mode that uses a code from a mail has its screen (spec §2)', () => {
  assert.deepEqual(codeModes, {
    resetpassword: 'passwordReset',
    recoveremail: 'emailChangeRevocation',
    verifyemail: 'emailVerification',
    verifyandchangeemail: 'verifyAndChangeEmail',
    revertsecondfactoraddition: 'revertSecondFactor',
  });
});

test('no other mode takes a code, nor does what every object has', () => {
  assert.equal(isCodeMode('resetpassword'), true);
  for (const mode of ['select', 'signin', 'callback', '', 'constructor', undefined]) {
    assert.equal(isCodeMode(mode), false, mode);
  }
});
