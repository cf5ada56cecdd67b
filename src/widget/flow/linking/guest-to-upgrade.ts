import type { AuthUser, GuestOperations } from '../../../adapters/auth-backend.ts';
import type { Settings } from '../../config/settings.ts';

/** Returns the guest whom a sign-in should upgrade, or null (spec §3 autoUpgradeAnonymousUsers). */
export function findGuestToUpgrade({ settings, auth }: { settings: Settings; auth: GuestOperations }): AuthUser | null {
  return settings.upgradeGuests ? auth.currentGuest() : null;
}
