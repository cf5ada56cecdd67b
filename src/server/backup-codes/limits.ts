/** Allows at most `highest` events within `period` milliseconds. The period begins with the first event. */
export interface BackupCodeLimit {
  readonly highest: number;
  readonly period: number;
}

/** Limits for wrong codes. */
export interface BackupCodeLimits {
  /** For one network: an IPv4 address, or the first half of an IPv6 address. */
  readonly perNetwork: BackupCodeLimit;
  /** For one email, from all networks. */
  readonly perEmail: BackupCodeLimit;
}

const hour = 60 * 60_000;

export const defaultLimits: BackupCodeLimits = {
  // A whole company may share one network, so the wrong codes of a few users must not lock out the others.
  perNetwork: { highest: 100, period: hour },
  // A code has more than 49 bits, so it cannot be guessed with so many attempts. With a lower limit, a single network
  // could lock out a visitor: this limit needs wrong codes from ten.
  perEmail: { highest: 1000, period: hour },
};
