/**
 * Limits of the offer of a passkey after a sign-in. They are not among the `limits`, which are part of the first load.
 */
export const passkeyOfferLimits = {
  /** Maximum time, in milliseconds, that the decision whether to offer a passkey may delay a sign-in. */
  waitMs: 3000,
  /** Number of days for which a visitor who has chosen "Not now" is not offered a passkey. */
  pauseDays: 30,
} as const;
