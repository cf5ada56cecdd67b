import type { AuthResult, AuthUser, GuestOperations } from '../../../adapters/auth-backend.ts';
import type { Settings } from '../../config/settings.ts';
import { to, type Next } from '../../screen/screen.ts';

interface GuestTools {
  readonly settings: Settings;
  readonly auth: GuestOperations;
}

/** Returns the guest (anonymous user) whom the sign-in should upgrade, or null (spec §3 autoUpgradeAnonymousUsers). */
export function findGuestToUpgrade({ settings, auth }: GuestTools): AuthUser | null {
  return settings.upgradeGuests ? auth.currentGuest() : null;
}

/**
 * Returns the guest whom the app's own server may upgrade, or null. Also returns null while sign-up is closed, because
 * no sign-in option then upgrades guests.
 */
export const findGuestForApp = (tools: GuestTools): AuthUser | null =>
  tools.settings.closedSignUp ? null : findGuestToUpgrade(tools);

/**
 * Returns the last screen of a sign-in, usually `done`. Returns `mergeConflict` if the visitor is a guest (anonymous
 * user) to upgrade, but the app allows no new accounts (`closedSignUp`; reference §2.8 "CONFLICT").
 */
export function finishSignIn(tools: GuestTools, result: AuthResult): Next<'done' | 'mergeConflict'> {
  return tools.settings.closedSignUp && findGuestToUpgrade(tools)
    ? to('mergeConflict', { credential: result.credential })
    : to('done', { result });
}
