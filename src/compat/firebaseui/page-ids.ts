import type { ScreenName } from '../../widget/screen/screen.ts';

/**
 * The page ID that `uiChanged` receives for each screen:
 *
 * - If FirebaseUI has this screen, the ID is the name of FirebaseUI's page (reference §1.2).
 * - If FirebaseUI lacks this screen, such as a second factor, the ID is the name of our screen.
 * - If FirebaseUI shows no page at this point, the ID is null, and `uiChanged` is not called.
 */
export const pageIds: Readonly<Record<ScreenName, string | null>> = {
  start: null,
  done: null,
  mergeConflict: null,

  callback: 'callback',
  projectCheck: 'spinner',
  tenantList: 'selectTenant',
  tenantByEmail: 'providerMatchByEmail',
  tenantById: 'spinner',
  providerByEmail: null,
  providerSignIn: 'providerSignIn',
  signedOut: 'signOut',

  signIn: 'signIn',
  passwordSignIn: 'passwordSignIn',
  passwordSignUp: 'passwordSignUp',
  accountName: 'passwordSignUp',
  passwordRecovery: 'passwordRecovery',
  passwordRecoveryEmailSent: 'passwordRecoveryEmailSent',
  unauthorizedUser: 'unauthorizedUser',
  unsupportedProvider: 'unsupportedProvider',

  emailLinkSending: 'callback',
  emailLinkSent: 'emailLinkSignInSent',
  emailNotReceived: 'emailNotReceived',
  emailLinkCallback: 'blank',
  emailLinkConfirmation: 'emailLinkSignInConfirmation',
  differentDeviceError: 'differentDeviceError',
  anonymousSessionEnded: 'anonymousUserMismatch',
  emailLinkLinking: 'emailLinkSignInLinking',
  emailLinkLinkingOtherDevice: 'emailLinkSignInLinkingDifferentDevice',

  emailCodeSending: 'callback',
  emailCodeSent: 'emailCodeSent',

  federatedRedirect: 'blank',
  federatedSignIn: 'federatedLinking',
  federatedLinking: 'federatedLinking',
  passwordLinking: 'passwordLinking',
  emailMismatch: 'emailMismatch',

  phoneSignInStart: 'phoneSignInStart',
  phoneSignInFinish: 'phoneSignInFinish',

  secondFactor: 'secondFactor',
  secondFactorSend: 'secondFactorSend',
  secondFactorCode: 'secondFactorCode',
  backupCode: 'backupCode',
  secondFactorEnrolment: 'secondFactorEnrolment',
  unverifiedEmail: 'unverifiedEmail',
  verificationEmailSent: 'verificationEmailSent',
  verifiedEmailGate: 'verifiedEmailGate',
  signUpDetails: 'signUpDetails',
  phoneEnrolment: 'phoneEnrolment',
  phoneEnrolmentCode: 'phoneEnrolmentCode',
  totpEnrolment: 'totpEnrolment',
  newBackupCodes: 'newBackupCodes',

  account: 'account',
  nameChange: 'nameChange',
  emailChange: 'emailChange',
  emailChangeSent: 'emailChangeSent',
  passwordChange: 'passwordChange',
  waysToSignIn: 'waysToSignIn',
  phoneChange: 'phoneChange',
  phoneChangeCode: 'phoneChangeCode',
  secondFactors: 'secondFactors',
  passkeys: 'passkeys',
  passkey: 'passkey',
  passkeyRename: 'passkeyRename',
  passkeyOffer: 'passkeyOffer',
  devices: 'devices',
  backupCodes: 'backupCodes',
  device: 'device',
  signOutEverywhere: 'signOutEverywhere',
  accountDeletion: 'accountDeletion',
  identityConfirmation: 'identityConfirmation',

  passwordReset: 'passwordReset',
  passwordResetSuccess: 'passwordResetSuccess',
  passwordResetFailure: 'passwordResetFailure',
  emailVerification: null,
  emailVerificationSuccess: 'emailVerificationSuccess',
  emailVerificationFailure: 'emailVerificationFailure',
  verifyAndChangeEmail: null,
  verifyAndChangeEmailSuccess: 'verifyAndChangeEmailSuccess',
  verifyAndChangeEmailFailure: 'verifyAndChangeEmailFailure',
  emailChangeRevocation: null,
  emailChangeRevokeSuccess: 'emailChangeRevoke',
  emailChangeRevokeFailure: 'emailChangeRevokeFailure',
  revertSecondFactor: null,
  revertSecondFactorSuccess: 'revertSecondFactorAdditionSuccess',
  revertSecondFactorFailure: 'revertSecondFactorAdditionFailure',

  recoverableError: 'recoverableError',
  unrecoverableError: 'unrecoverableError',
};

/**
 * Returns a listener for the widget's screens. The listener calls `uiChanged` when the ID of the FirebaseUI page
 * changes (reference T16).
 */
export function createPageReporter(uiChanged: (from: string | null, to: string) => void) {
  let current: string | null = null;
  return (_from: string | null, screen: string): void => {
    const page = Object.hasOwn(pageIds, screen) ? pageIds[screen as ScreenName] : null;
    if (page === null || page === current) return;
    const previous = current;
    current = page;
    uiChanged(previous, page);
  };
}
