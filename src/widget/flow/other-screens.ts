import type { ScreenName } from '../screen/screen.ts';

/**
 * Maps a chunk to the screens that it exports. Contains only screens that rarely or never directly follow one of the
 * first screens, so the first load does not need this table.
 */
export const otherScreens = {
  emailLink: [
    'federatedLinking',
    'emailCodeSending',
    'emailCodeSent',
    'emailLinkSent',
    'emailNotReceived',
    'emailLinkConfirmation',
    'differentDeviceError',
    'anonymousSessionEnded',
    'emailLinkLinking',
    'emailLinkLinkingOtherDevice',
  ],
  password: [
    'passwordLinking',
    'emailMismatch',
    'mergeConflict',
    'accountName',
    'unauthorizedUser',
    'unsupportedProvider',
    'passwordRecovery',
    'passwordRecoveryEmailSent',
    'done',
  ],
  tenants: ['tenantList'],
  phone: ['phoneSignInFinish'],
  secondFactor: [
    'secondFactor',
    'secondFactorSend',
    'secondFactorCode',
    'unverifiedEmail',
    'verificationEmailSent',
    'verifiedEmailGate',
    'signUpDetails',
    'phoneEnrolment',
    'phoneEnrolmentCode',
    'totpEnrolment',
  ],
  mailedCodes: [
    'passwordResetSuccess',
    'passwordResetFailure',
    'emailVerificationSuccess',
    'emailVerificationFailure',
    'verifyAndChangeEmailSuccess',
    'verifyAndChangeEmailFailure',
    'emailChangeRevokeSuccess',
    'emailChangeRevokeFailure',
    'revertSecondFactorSuccess',
    'revertSecondFactorFailure',
  ],
} as const satisfies Readonly<Record<string, readonly ScreenName[]>>;

/**
 * Loads the chunk of a screen that is listed in {@link otherScreens} or in `accountScreens`. The table `accountScreens`
 * is loaded only for the account page.
 *
 * @param firstChunks the functions that load the chunks of {@link otherScreens}
 */
export async function loadOtherChunk(
  name: ScreenName,
  firstChunks: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<unknown> {
  const table: Readonly<Record<string, readonly ScreenName[]>> = otherScreens;
  const chunk = Object.keys(table).find((each) => table[each]?.includes(name));
  if (chunk) return firstChunks[chunk]?.();
  // To save time, load the account page together with its table. All these screens need the code of the account page.
  const [{ loadAccountChunk }] = await Promise.all([import('./account-screens.ts'), import('./account/index.ts')]);
  return loadAccountChunk(name);
}
