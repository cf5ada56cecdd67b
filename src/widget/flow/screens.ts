import { loadChunk } from '../load-chunk.ts';
import { firstTexts } from '../messages/en-first-texts.ts';
import type { Messages } from '../messages/messages.ts';
import { recoverableError, unrecoverableError } from './finish/error-screens.ts';
import type { FirstScreen, Screen, ScreenName } from '../screen/screen.ts';
import { signIn, start } from './start/index.ts';

/** The screens of the first load: the first ones of a sign-in, and the errors that a failed chunk leads to. */
const firstScreens = { start, signIn, recoverableError, unrecoverableError } satisfies {
  readonly [N in ScreenName]?: FirstScreen<N>;
};

/**
 * The chunks of all other screens. A topic's `index.ts` is its chunk, but `linking` and `finish` are part of the chunks
 * that lead to them: chunks of their own would cost a request in the middle of a sign-in.
 */
const chunks = {
  providers: () => import('./providers/index.ts'),
  tenants: () => import('./tenants/index.ts'),
  password: () => import('./password/index.ts'),
  emailLink: () => import('./email-link/index.ts'),
  phone: () => import('./phone/index.ts'),
  secondFactor: () => import('./second-factor/index.ts'),
  mailedCodes: () => import('./mailed-codes/index.ts'),
};

type ChunkName = keyof typeof chunks;
type ChunkModule<C extends ChunkName> = Awaited<ReturnType<(typeof chunks)[C]>>;
type LaterScreenName = Exclude<ScreenName, keyof typeof firstScreens>;

/** The chunks that export a screen by its name; `never` if none does. */
type ChunkWith<N extends LaterScreenName> = {
  [C in ChunkName]: ChunkModule<C> extends { readonly [K in N]: Screen<N> } ? C : never;
}[ChunkName];

/** The chunk of every other screen. A screen that is missing here, or that its chunk does not export, does not compile. */
const chunkOfScreen: { readonly [N in LaterScreenName]: ChunkWith<N> } = {
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
  passwordSignIn: 'password',
  passwordSignUp: 'password',
  accountName: 'password',
  passwordRecovery: 'password',
  passwordRecoveryEmailSent: 'password',
  unauthorizedUser: 'password',
  unsupportedProvider: 'password',
  done: 'password',
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

/** Returns the names of all screens, for tests and stories. */
export const listScreens = (): readonly ScreenName[] =>
  [...Object.keys(firstScreens), ...Object.keys(chunkOfScreen)] as ScreenName[]; // The keys of the two maps, and no others.

/** Returns a screen once its chunk and the texts are loaded. Rejects with a `ChunkLoadError` if they cannot be. */
export async function loadScreen(name: ScreenName, signal: AbortSignal): Promise<Screen> {
  const screen: unknown = isFirstScreen(name) ? firstScreens[name] : await loadChunk(loadLaterScreen(name), signal);
  // `to` pairs each screen with its own input, which the type `Screen` cannot express.
  return screen as Screen;
}

/** The texts of the first screens. Those screens read no others (`FirstTools`), so they pass for all texts. */
export const textsAtFirst = firstTexts as Messages;

/** Returns the texts for a screen that is loaded. */
export async function loadTexts(name: ScreenName): Promise<Messages> {
  return isFirstScreen(name) ? textsAtFirst : (await loadAllTexts()).en;
}

/** Loads the chunk with all texts, which no first screen needs. */
export const loadAllTexts = () => import('../messages/en.ts');

/** Starts loading what every later screen needs. A failure is reported once a screen needs it. */
export function prepareScreens(): void {
  loadAllTexts().catch(() => {});
}

function isFirstScreen(name: ScreenName): name is keyof typeof firstScreens {
  return Object.hasOwn(firstScreens, name);
}

async function loadLaterScreen(name: LaterScreenName): Promise<unknown> {
  const [chunk] = await Promise.all([chunks[chunkOfScreen[name]](), loadAllTexts()]);
  return (chunk as { readonly [N in LaterScreenName]?: unknown })[name];
}
