import type { AuthCredential, AuthUser } from '../../../adapters/auth-backend.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import { explainRefusalIn } from '../../refusals.ts';
import { to, type Next, type Tools } from '../../screen/screen.ts';
import { checkRestriction } from '../finish/admin-restriction.ts';
import type { LinkState } from './link-url.ts';

/**
 * Checks whether this device can use the opened sign-in link (reference T71–T73). Returns the screen with the error, or
 * null if there is no error.
 *
 * @param isNewDevice true if this device has not requested any link
 * @param user the app's user, possibly a guest; null if no user is signed in
 */
export function checkDevice(
  { sameDevice, guestUid }: LinkState,
  { isNewDevice, user }: { readonly isNewDevice: boolean; readonly user: AuthUser | null },
): Next<'differentDeviceError' | 'anonymousSessionEnded'> | null {
  if (isNewDevice && sameDevice) return to('differentDeviceError', {});
  if (guestUid === null) return null;
  if (isNewDevice) return to('differentDeviceError', {});
  if (!user) return to('differentDeviceError', { isGuestMissing: true });
  if (!user.isAnonymous) return to('differentDeviceError', {});
  return user.uid === guestUid ? null : to('anonymousSessionEnded', {});
}

/** Returns true if a sign-in to `account` would replace the signed-in user with a different user. */
export function isReplaced(
  user: AuthUser | null,
  account: { readonly email: string; readonly tenantId: string | null },
): user is AuthUser {
  if (!user) return false;
  return user.tenantId !== account.tenantId || user.email?.toLowerCase() !== account.email.toLowerCase();
}

/** Returns the stored credential if it is from the provider that the link names. Returns null otherwise. */
export function matchCredential(credential: AuthCredential | null, { providerId }: LinkState): AuthCredential | null {
  return credential?.providerId === providerId ? credential : null;
}

/**
 * Checks whether this device has stored the credential that the sign-in should link (reference T74). Returns the screen
 * that says that the credential is missing, or null if the sign-in can go on.
 *
 * @param continuesWithout true if the visitor has already agreed to continue without the credential
 */
export function checkCredential(
  { providerId }: LinkState,
  { credential, continuesWithout }: { readonly credential: AuthCredential | null; readonly continuesWithout: boolean },
): Next<'emailLinkLinkingOtherDevice'> | null {
  return providerId === null || credential || continuesWithout
    ? null
    : to('emailLinkLinkingOtherDevice', { providerId });
}

/**
 * Returns the screen to show if this device has not stored the link's email (reference T77, T78).
 *
 * @param hasMoved true if this browser requested a link with FirebaseUI, before the app switched to this widget
 */
export function askForEmail(
  { sameDevice }: LinkState,
  hasMoved: boolean,
): Next<'differentDeviceError' | 'emailLinkConfirmation'> {
  return sameDevice && !hasMoved ? to('differentDeviceError', {}) : to('emailLinkConfirmation', {});
}

/**
 * Returns the next screen if the service refuses a sign-in link with an error that has its own screen (reference T84,
 * T85). Returns null for any other error, such as an expired link.
 *
 * @param pending the credential to link after the sign-in
 */
export function linkRefused(
  error: AuthError,
  { email, pending }: { readonly email: string; readonly pending: AuthCredential | null },
  { settings }: Pick<Tools, 'settings'>,
): Next<'secondFactor' | 'emailLinkConfirmation' | 'mergeConflict' | 'unauthorizedUser'> | null {
  switch (error.code) {
    case 'auth/multi-factor-auth-required':
      return to('secondFactor', { email });
    case 'auth/invalid-email':
      return to('emailLinkConfirmation', { email, notice: explainRefusalIn(error, 'emailLink') });
    case 'auth/email-already-in-use':
    case 'auth/credential-already-in-use':
      return to('mergeConflict', { credential: error.credential ?? pending });
    default:
      return checkRestriction(error, settings, { identifier: email });
  }
}
