import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isActionCodeMode, parametersToHide, screensOfActionCodes } from './address-parameters.ts';

test('each mode with an action code has a screen (spec §2)', () => {
  assert.deepEqual(screensOfActionCodes, {
    resetpassword: 'passwordReset',
    recoveremail: 'emailChangeRevocation',
    verifyemail: 'emailVerification',
    verifyandchangeemail: 'verifyAndChangeEmail',
    revertsecondfactoraddition: 'revertSecondFactor',
  });
});

test('other modes use no action code, and neither do inherited property names', () => {
  assert.equal(isActionCodeMode('resetpassword'), true);
  for (const mode of ['select', 'signin', 'callback', '', 'constructor', undefined]) {
    assert.equal(isActionCodeMode(mode), false, mode);
  }
});

test('every parameter of a sign-in link is hidden from the address bar', () => {
  assert.deepEqual(
    [...parametersToHide].toSorted(),
    ['apiKey', 'continueUrl', 'lang', 'oobCode', 'tenantId', 'ui_auid', 'ui_pid', 'ui_sd', 'ui_sid'].toSorted(),
  );
});
