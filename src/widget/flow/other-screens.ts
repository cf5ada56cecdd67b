import type { ScreenName } from '../screen/screen.ts';

/** Maps a chunk to the function that loads it. Contains only chunks that never follow one of the first screens. */
export const laterChunks = {
  account: () => import('./account/index.ts'),
  passkeys: () => import('./passkeys/index.ts'),
  accountPhone: () => import('./account-phone/index.ts'),
};

/**
 * Maps a screen to its chunk. Contains only screens that rarely or never directly follow one of the first screens, so
 * the first load does not need this table.
 */
export const chunksOfOtherScreens = {
  federatedLinking: 'emailLink',
  passwordLinking: 'password',
  emailMismatch: 'password',
  mergeConflict: 'password',
  tenantList: 'tenants',
  accountName: 'password',
  unauthorizedUser: 'password',
  unsupportedProvider: 'password',
  passwordRecovery: 'password',
  passwordRecoveryEmailSent: 'password',
  done: 'password',
  emailCodeSending: 'emailLink',
  emailCodeSent: 'emailLink',
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
  signUpDetails: 'secondFactor',
  phoneEnrolment: 'secondFactor',
  phoneEnrolmentCode: 'secondFactor',
  totpEnrolment: 'secondFactor',
  account: 'account',
  identityConfirmation: 'account',
  nameChange: 'account',
  emailChange: 'account',
  emailChangeSent: 'account',
  passwordChange: 'account',
  waysToSignIn: 'account',
  phoneChange: 'accountPhone',
  phoneChangeCode: 'accountPhone',
  secondFactors: 'account',
  passkeys: 'passkeys',
  passkey: 'passkeys',
  passkeyRename: 'passkeys',
  signOutEverywhere: 'account',
  accountDeletion: 'account',
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

/**
 * Loads the chunk of a screen in {@link chunksOfOtherScreens}. Returns undefined for any other screen.
 *
 * @param firstChunks the functions that load the other chunks
 */
export function loadOtherChunk(
  name: ScreenName,
  firstChunks: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<unknown> | undefined {
  const table: Readonly<Partial<Record<ScreenName, string>>> = chunksOfOtherScreens;
  const all: typeof firstChunks = { ...firstChunks, ...laterChunks };
  return all[table[name] ?? '']?.();
}
