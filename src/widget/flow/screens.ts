import { loadChunk } from '../load-chunk.ts';
import { recoverableError } from './recoverable-error.ts';
import type { Screen, ScreenName } from './screen.ts';
import { signIn } from './sign-in.ts';
import { start } from './start.ts';
import { unrecoverableError } from './unrecoverable-error.ts';

/** What says that something did not come has to be here from the start, as has what is seen first. */
const present: { readonly [N in ScreenName]?: Screen<N> } = { start, signIn, recoverableError, unrecoverableError };

/** The others come when one of them is gone to. */
const groups = {
  providers: () => import('./groups/providers.ts'),
  tenants: () => import('./groups/tenants.ts'),
  emailPassword: () => import('./groups/email-password.ts'),
  emailLink: () => import('./groups/email-link.ts'),
  phone: () => import('./groups/phone.ts'),
  secondFactor: () => import('./groups/second-factor.ts'),
  mailedCodes: () => import('./groups/mailed-codes.ts'),
} satisfies Readonly<Record<string, () => Promise<Partial<Record<ScreenName, unknown>>>>>;

const groupOf: { readonly [N in ScreenName]?: keyof typeof groups } = {
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

/** All of them, seen or not. */
export const screenNames = [...Object.keys(present), ...Object.keys(groupOf)] as readonly ScreenName[]; // these keys and no others

/** A screen, as soon as its chunk is there. Rejects with a `ChunkLoadError` when the chunk cannot be had. */
export async function loadScreen(name: ScreenName, signal: AbortSignal): Promise<Screen> {
  const here = present[name];
  const group = groupOf[name];
  const found =
    here ?? (group && (await loadChunk<Partial<Record<ScreenName, unknown>>>(groups[group](), signal))[name]);
  if (!found) throw new Error(`There is no screen ${name}.`);
  // What is entered is always the input of the screen that is named (`to`); the union of all screens cannot say so.
  return found as Screen;
}
