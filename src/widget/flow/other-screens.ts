import type { ScreenName } from '../screen/screen.ts';

/**
 * The chunks of the screens that never come directly after a screen of the first load. The chunks of all other screens
 * are in `chunksAfterFirstScreens` (`screens.ts`).
 */
export const chunksOfOtherScreens = {
  federatedLinking: 'providers',
  passwordLinking: 'providers',
  emailMismatch: 'providers',
  mergeConflict: 'providers',
  tenantList: 'tenants',
  accountName: 'password',
  passwordRecovery: 'password',
  passwordRecoveryEmailSent: 'password',
  done: 'password',
  emailLinkSent: 'emailLink',
  emailNotReceived: 'emailLink',
  emailLinkConfirmation: 'emailLink',
  differentDeviceError: 'emailLink',
  anonymousSessionEnded: 'emailLink',
  emailLinkLinking: 'emailLink',
  emailLinkLinkingOtherDevice: 'emailLink',
  phoneSignInFinish: 'phone',
  secondFactor: 'secondFactor',
  secondFactorSend: 'secondFactor',
  secondFactorCode: 'secondFactor',
  unverifiedEmail: 'secondFactor',
  verificationEmailSent: 'secondFactor',
  verifiedEmailGate: 'secondFactor',
  phoneEnrolment: 'secondFactor',
  phoneEnrolmentCode: 'secondFactor',
  totpEnrolment: 'secondFactor',
  passwordResetSuccess: 'mailedCodes',
  passwordResetFailure: 'mailedCodes',
  emailVerificationSuccess: 'mailedCodes',
  emailVerificationFailure: 'mailedCodes',
  verifyAndChangeEmailSuccess: 'mailedCodes',
  verifyAndChangeEmailFailure: 'mailedCodes',
  emailChangeRevokeSuccess: 'mailedCodes',
  emailChangeRevokeFailure: 'mailedCodes',
  revertSecondFactorSuccess: 'mailedCodes',
  revertSecondFactorFailure: 'mailedCodes',
} as const satisfies { readonly [N in ScreenName]?: string };
