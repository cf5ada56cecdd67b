import type { AuthResult, AuthUser, GuestOperations } from '../../../adapters/auth-backend.ts';
import type { Settings } from '../../config/settings.ts';
import { to, type Next } from '../../screen/screen.ts';

interface GuestTools {
  readonly settings: Settings;
  readonly auth: GuestOperations;
}

/**
 * Returns the guest (anonymous user) who should become the account that signs in. Returns null without a guest, or if
 * the app does not upgrade guests (spec §3 autoUpgradeAnonymousUsers).
 */
export function findGuestToUpgrade({ settings, auth }: GuestTools): AuthUser | null {
  return settings.upgradeGuests ? auth.currentGuest() : null;
}

/**
 * Returns the screen that ends a sign-in. This is `mergeConflict` if a guest (anonymous user) should have been upgraded
 * but sign-up is closed (reference §2.8 "CONFLICT"), and otherwise `done`.
 */
export function finishSignIn(tools: GuestTools, result: AuthResult): Next<'done' | 'mergeConflict'> {
  return tools.settings.closedSignUp && findGuestToUpgrade(tools)
    ? to('mergeConflict', { credential: result.credential })
    : to('done', { result });
}
