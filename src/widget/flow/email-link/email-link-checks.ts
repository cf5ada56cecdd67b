import type { AuthCredential, AuthUser } from '../../../adapters/auth-backend.ts';
import type { AuthError } from '../../../adapters/auth-error.ts';
import type { Messages } from '../../messages/messages.ts';
import { explainRefusalIn } from '../../refusals.ts';
import type { LinkState } from './link-address.ts';
import type { Next } from '../screen.ts';
import { to } from '../screen.ts';

/**
 * Where a link leads that cannot serve on this device, whatever its code is (reference T71–T73); null where it may.
 *
 * @param isNewDevice this device keeps no address of anybody who asked for a link
 * @param guest the app's guest
 */
export function linkObstacle(
  { sameDevice, guestUid }: LinkState,
  { isNewDevice, guest }: { readonly isNewDevice: boolean; readonly guest: AuthUser | null },
): Next<'differentDeviceError' | 'anonymousSessionEnded'> | null {
  if (isNewDevice && sameDevice) return to('differentDeviceError', {});
  if (guestUid === null) return null;
  if (isNewDevice || !guest) return to('differentDeviceError', {});
  return guest.uid === guestUid ? null : to('anonymousSessionEnded', {});
}

/** A kept credential, if it is the one that the link is to connect. */
export function credentialOfLink(credential: AuthCredential | null, { providerId }: LinkState): AuthCredential | null {
  return credential?.providerId === providerId ? credential : null;
}

/**
 * Where a link leads whose credential is not on this device (reference T74); null where there is none to be had.
 *
 * @param goesOn the visitor has chosen to go on without: by saying so, or by confirming their address
 */
export function notHere(
  { providerId }: LinkState,
  { pending, goesOn }: { readonly pending: AuthCredential | null; readonly goesOn: boolean },
): Next<'emailLinkLinkingOtherDevice'> | null {
  return providerId === null || pending || goesOn ? null : to('emailLinkLinkingOtherDevice', { providerId });
}

/** Where nobody's address is known, and that is no fault on this device (reference T77, T78). */
export function whoseLink({ sameDevice }: LinkState): Next<'differentDeviceError' | 'emailLinkConfirmation'> {
  return sameDevice ? to('differentDeviceError', {}) : to('emailLinkConfirmation', {});
}

/**
 * Where it leads that the service did not sign in by the link (reference T84, T85); null where the link is no good.
 *
 * @param pending what the link was to connect
 */
export function afterLinkRefusal(
  error: AuthError,
  { email, pending }: { readonly email: string; readonly pending: AuthCredential | null },
  text: Messages,
): Next<'secondFactor' | 'emailLinkConfirmation' | 'mergeConflict'> | null {
  switch (error.code) {
    case 'auth/multi-factor-auth-required':
      return to('secondFactor', {});
    case 'auth/invalid-email':
      return to('emailLinkConfirmation', { email, notice: explainRefusalIn(error, text, 'emailLink') });
    case 'auth/email-already-in-use':
    case 'auth/credential-already-in-use':
      return to('mergeConflict', { credential: error.credential ?? pending });
    default:
      return null;
  }
}
