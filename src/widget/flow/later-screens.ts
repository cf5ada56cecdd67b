import type { ScreenName } from './screen.ts';

type Group = Partial<Record<ScreenName, unknown>>;

/** The screens that come when one of them is gone to. */
const groups = {
  providers: () => import('./providers/index.ts'),
  tenants: () => import('./tenants/index.ts'),
  emailPassword: () => import('./password/index.ts'),
  emailLink: () => import('./email-link/index.ts'),
  phone: () => import('./phone/index.ts'),
  secondFactor: () => import('./second-factor/index.ts'),
  mailedCodes: () => import('./mailed-codes/index.ts'),
} satisfies Readonly<Record<string, () => Promise<Group>>>;

export const groupOf: { readonly [N in ScreenName]?: keyof typeof groups } = {
  callback: 'providers',
  providerSignIn: 'providers',
  federatedRedirect: 'providers',
  federatedSignIn: 'providers',
  federatedLinking: 'providers',
  passwordLinking: 'providers',
  emailMismatch: 'providers',
  mergeConflict: 'providers',
  projectCheck: 'tenants',
  tenantList: 'tenants',
  tenantByEmail: 'tenants',
  signedOut: 'tenants',
  passwordSignIn: 'emailPassword',
  passwordSignUp: 'emailPassword',
  accountName: 'emailPassword',
  passwordRecovery: 'emailPassword',
  passwordRecoveryEmailSent: 'emailPassword',
  unauthorizedUser: 'emailPassword',
  unsupportedProvider: 'emailPassword',
  done: 'emailPassword',
  emailLinkSending: 'emailLink',
  emailLinkSent: 'emailLink',
  emailNotReceived: 'emailLink',
  emailLinkCallback: 'emailLink',
  emailLinkConfirmation: 'emailLink',
  differentDeviceError: 'emailLink',
  anonymousSessionEnded: 'emailLink',
  emailLinkLinking: 'emailLink',
  emailLinkLinkingOtherDevice: 'emailLink',
  phoneSignInStart: 'phone',
  phoneSignInFinish: 'phone',
  secondFactor: 'secondFactor',
  secondFactorSend: 'secondFactor',
  secondFactorCode: 'secondFactor',
  secondFactorEnrolment: 'secondFactor',
  unverifiedEmail: 'secondFactor',
  verificationEmailSent: 'secondFactor',
  phoneEnrolment: 'secondFactor',
  phoneEnrolmentCode: 'secondFactor',
  totpEnrolment: 'secondFactor',
  passwordReset: 'mailedCodes',
  passwordResetSuccess: 'mailedCodes',
  passwordResetFailure: 'mailedCodes',
  emailVerification: 'mailedCodes',
  emailVerificationSuccess: 'mailedCodes',
  emailVerificationFailure: 'mailedCodes',
  verifyAndChangeEmail: 'mailedCodes',
  verifyAndChangeEmailSuccess: 'mailedCodes',
  verifyAndChangeEmailFailure: 'mailedCodes',
  emailChangeRevocation: 'mailedCodes',
  emailChangeRevokeSuccess: 'mailedCodes',
  emailChangeRevokeFailure: 'mailedCodes',
  revertSecondFactor: 'mailedCodes',
  revertSecondFactorSuccess: 'mailedCodes',
  revertSecondFactorFailure: 'mailedCodes',
};

/** The chunk that has the screen; undefined for none of these. */
export function groupWith(name: ScreenName): Promise<Group> | undefined {
  const group = groupOf[name];
  return group && groups[group]();
}
