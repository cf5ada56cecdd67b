import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isActionCodeMode,
  isSignedInMode,
  parametersToHide,
  screensOfActionCodes,
  screensOfSignedInModes,
} from './address-parameters.ts';

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

test('each mode of a signed-in visitor has a screen', () => {
  assert.deepEqual(screensOfSignedInModes, {
    signout: 'signedOut',
    addsecondfactor: 'secondFactorEnrolment',
    account: 'account',
    signinagain: 'identityConfirmation',
  });
  for (const mode of Object.keys(screensOfSignedInModes)) assert.equal(isSignedInMode(mode), true, mode);
  for (const mode of ['resetpassword', '', 'constructor', undefined]) assert.equal(isSignedInMode(mode), false, mode);
});

test('every parameter of a sign-in link is hidden from the address bar', () => {
  assert.deepEqual(
    [...parametersToHide].toSorted(),
    ['apiKey', 'continueUrl', 'lang', 'oobCode', 'tenantId', 'ui_auid', 'ui_pid', 'ui_sd', 'ui_sid'].toSorted(),
  );
});
