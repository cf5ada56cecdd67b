import { limits } from '../../delays-and-limits/constants.ts';

/** The screen for each widget mode that uses an action code (spec §2 "Widget modes", reference §5.2). */
export const screensOfActionCodes = {
  resetpassword: 'passwordReset',
  recoveremail: 'emailChangeRevocation',
  verifyemail: 'emailVerification',
  verifyandchangeemail: 'verifyAndChangeEmail',
  revertsecondfactoraddition: 'revertSecondFactor',
} as const;

/** Returns true if a widget mode uses an action code. The mode must be in lower case, such as `resetpassword`. */
export function isActionCodeMode(mode: string | undefined): mode is keyof typeof screensOfActionCodes {
  return Object.hasOwn(screensOfActionCodes, String(mode));
}

/** The first screen for each widget mode of a signed-in visitor. */
export const screensOfSignedInModes = {
  signout: 'signedOut',
  addsecondfactor: 'secondFactorEnrolment',
  account: 'account',
  signinagain: 'identityConfirmation',
} as const;

/** Returns true for a widget mode of a signed-in visitor. The mode must be in lower case, such as `signout`. */
export function isSignedInMode(mode: string | undefined): mode is keyof typeof screensOfSignedInModes {
  return Object.hasOwn(screensOfSignedInModes, String(mode));
}

/** The query parameters that the widget adds to a sign-in link (reference §5.1). */
export const linkParameters = {
  stateToken: 'ui_sid',
  sameDevice: 'ui_sd',
  guestUid: 'ui_auid',
  providerId: 'ui_pid',
} as const;

/**
 * The parameters of a sign-in link. The widget reads them, and then removes them from the address bar (reference §5.2).
 */
export const parametersToHide: readonly string[] = [...Object.values(linkParameters), ...limits.actionCodeParameters];
