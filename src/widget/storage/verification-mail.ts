import { limits } from '../delays-and-limits/constants.ts';

const KEY = 'doorstep:verificationMail';

/**
 * Stores when the last verification mail was sent, and to which user, so that the widget does not send a second mail
 * right after a reload.
 */
export const verificationMail = {
  /** Stores the time of the mail. If the storage is full, logs a message and stores nothing. */
  keep(storage: Storage, uid: string, sentAt: number): void {
    try {
      storage.setItem(KEY, JSON.stringify({ uid, sentAt }));
    } catch (error) {
      console.info('[doorstep] Cannot store the time of the mail.', error);
    }
  },
  /**
   * Returns the time of the last mail to this user, in milliseconds like `Date.now()`. Returns null if no such time is
   * stored, or if the time to wait for another mail is over.
   */
  read(storage: Storage, uid: string, now: number): number | null {
    try {
      const stored = JSON.parse(String(storage.getItem(KEY))) as Readonly<Record<string, unknown>>;
      const { sentAt } = stored;
      if (stored['uid'] !== uid || typeof sentAt !== 'number') return null;
      const age = now - sentAt;
      return age >= 0 && age < limits.resendCountdownSeconds * 1000 ? sentAt : null;
    } catch {
      return null; // No time is stored, or the stored value cannot be read.
    }
  },
};
