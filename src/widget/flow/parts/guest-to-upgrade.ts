import type { AuthUser, GuestOperations } from '../../../adapters/auth-backend.ts';
import type { Settings } from '../../config/settings.ts';

/** The guest who becomes whoever signs in (spec §3 autoUpgradeAnonymousUsers); null where nobody does. */
export function guestToUpgrade({ settings, auth }: { settings: Settings; auth: GuestOperations }): AuthUser | null {
  return settings.upgradeGuests ? auth.currentGuest() : null;
}
