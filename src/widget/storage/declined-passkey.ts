import { passkeyOfferLimits } from '../delays-and-limits/passkey-offer.ts';
import { tryStorage } from './try-storage.ts';

const KEY = 'doorstep:declinedPasskey';
const dayMs = 86_400_000;

/**
 * Stores the time when the offer of a passkey was last declined in this browser ("Not now"). Stores nothing about the
 * visitor. Ignores errors of the storage.
 */
export const declinedPasskey = {
  /** @param now in milliseconds since the Unix epoch */
  keep(now: number): void {
    tryStorage((storage) => storage.setItem(KEY, String(now)));
  },
  /**
   * Returns true if the stored time is less than 30 days ago. Removes any other value, such as a time in the future.
   *
   * @param now in milliseconds since the Unix epoch
   */
  isRecent(now: number): boolean {
    const stored = tryStorage((storage) => storage.getItem(KEY));
    if (stored === null) return false;
    const age = /^\d+$/.test(stored) ? now - Number(stored) : -1;
    const isRecent = age >= 0 && age < passkeyOfferLimits.pauseDays * dayMs;
    if (!isRecent) tryStorage((storage) => storage.removeItem(KEY));
    return isRecent;
  },
};
