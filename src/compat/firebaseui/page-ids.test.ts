import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listScreens } from '../../widget/flow/screens.ts';
import { createPageReporter, pageIds } from './page-ids.ts';

/** FirebaseUI's pages (reference §1.2), in the order of the reference. */
const pagesOfFirebaseui = [
  ...['signIn', 'passwordSignIn', 'passwordSignUp', 'passwordRecovery', 'passwordRecoveryEmailSent', 'callback'],
  ...['spinner', 'blank', 'emailLinkSignInSent', 'emailNotReceived', 'emailLinkSignInConfirmation'],
  ...['differentDeviceError', 'anonymousUserMismatch', 'passwordLinking', 'emailLinkSignInLinking'],
  ...['emailLinkSignInLinkingDifferentDevice', 'federatedLinking', 'unauthorizedUser', 'unsupportedProvider'],
  ...['passwordReset', 'passwordResetSuccess', 'passwordResetFailure', 'emailChangeRevoke'],
  ...['emailChangeRevokeFailure', 'emailVerificationSuccess', 'emailVerificationFailure'],
  ...['verifyAndChangeEmailSuccess', 'verifyAndChangeEmailFailure', 'revertSecondFactorAdditionSuccess'],
  ...['revertSecondFactorAdditionFailure', 'recoverableError', 'unrecoverableError', 'emailMismatch'],
  ...['providerSignIn', 'phoneSignInStart', 'phoneSignInFinish', 'signOut', 'selectTenant', 'providerMatchByEmail'],
];

/** Screens that FirebaseUI does not have, such as the screens for second factors and for unverified emails. */
const ownScreens = [
  'emailCodeSent',
  ...['secondFactor', 'secondFactorSend', 'secondFactorCode', 'backupCode', 'secondFactorEnrolment', 'unverifiedEmail'],
  ...[
    'verificationEmailSent',
    'verifiedEmailGate',
    'signUpDetails',
    'phoneEnrolment',
    'phoneEnrolmentCode',
    'totpEnrolment',
    'newBackupCodes',
  ],
  ...['account', 'nameChange', 'emailChange', 'emailChangeSent', 'passwordChange', 'waysToSignIn'],
  ...['phoneChange', 'phoneChangeCode', 'secondFactors'],
  ...[
    'passkeys',
    'passkey',
    'passkeyRename',
    'passkeyOffer',
    'devices',
    'backupCodes',
    'device',
    'signOutEverywhere',
    'accountDeletion',
    'identityConfirmation',
  ],
];

test('every screen has an entry, and every page of FirebaseUI is reported', async () => {
  assert.deepEqual(Object.keys(pageIds).toSorted(), (await listScreens()).toSorted());
  const reported = new Set(Object.values(pageIds).filter((page) => page !== null));
  assert.deepEqual([...reported].toSorted(), [...pagesOfFirebaseui, ...ownScreens].toSorted());
});

for (const [screen, page] of [
  ['emailLinkSent', 'emailLinkSignInSent'],
  ['emailChangeRevokeSuccess', 'emailChangeRevoke'],
  ['federatedSignIn', 'federatedLinking'],
  ['anonymousSessionEnded', 'anonymousUserMismatch'],
] as const) {
  test(`the screen ${screen} is reported as ${page}`, () => {
    assert.equal(pageIds[screen], page);
  });
}

function report(...screens: readonly string[]): readonly unknown[] {
  const reports: unknown[] = [];
  const reporter = createPageReporter((from, to) => reports.push([from, to]));
  for (const screen of screens) reporter('unused', screen);
  return reports;
}

test('each page is reported with the page before it', () => {
  assert.deepEqual(report('signIn', 'passwordSignUp', 'accountName', 'unauthorizedUser'), [
    [null, 'signIn'],
    ['signIn', 'passwordSignUp'],
    ['passwordSignUp', 'unauthorizedUser'],
  ]);
});

test('screens on which FirebaseUI shows nothing are not reported', () => {
  assert.deepEqual(report('blank', 'emailVerification', 'emailVerificationSuccess', 'done', 'constructor'), [
    [null, 'emailVerificationSuccess'],
  ]);
});
