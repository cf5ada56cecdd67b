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
  // A code has more than 49 bits, so even many attempts cannot guess it. The limit can therefore be high: a stranger who
  // wants to lock out a visitor must enter 20 wrong codes each hour.
  perEmail: { highest: 20, period: hour },
};
