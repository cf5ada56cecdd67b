/** Allows at most `highest` events within `period` milliseconds. The period begins with the first event. */
export interface EmailCodeLimit {
  readonly highest: number;
  readonly period: number;
}

/** Limits for mails, or for wrong codes. */
export interface EmailCodeLimitsOfKind {
  /** For one network: an IPv4 address, or the first half of an IPv6 address. */
  readonly perNetwork: EmailCodeLimit;
  /** For one account and one network. Does not apply to browsers that have signed in to the account before. */
  readonly perNetworkAndAccount: EmailCodeLimit;
  /**
   * For one account. Each browser that has signed in to the account before has its own counter; all other browsers
   * share a single counter.
   */
  readonly perAccount: EmailCodeLimit;
}

export interface EmailCodeLimits {
  readonly mail: EmailCodeLimitsOfKind;
  readonly wrongCode: EmailCodeLimitsOfKind;
}

export const minute = 60_000;
const hour = 60 * minute;
export const day = 24 * hour;

export const defaultLimits: EmailCodeLimits = {
  mail: {
    perNetwork: { highest: 60, period: hour },
    perNetworkAndAccount: { highest: 5, period: hour },
    perAccount: { highest: 10, period: hour },
  },
  wrongCode: {
    // A whole company may share one network, so the wrong codes of a few users must not lock out the others for long.
    perNetwork: { highest: 100, period: hour },
    perNetworkAndAccount: { highest: 5, period: day },
    perAccount: { highest: 10, period: day },
  },
};

/** The name of a counter, with its limit. */
export interface NamedLimit extends EmailCodeLimit {
  readonly name: string;
}

/**
 * Lists the counters for a request, each with its limit. A browser that has signed in to the account before has its own
 * counter, so that strangers cannot lock it out. All other browsers share one counter for the account, so that an
 * attacker cannot get more attempts by changing the IP address.
 *
 * @param isKnown whether the browser has signed in to the account before
 */
export function listLimits(
  limits: EmailCodeLimits,
  kind: keyof EmailCodeLimits,
  account: string,
  { network, browser }: { readonly network: string; readonly browser: string },
  isKnown: boolean,
): readonly NamedLimit[] {
  const { perNetwork, perNetworkAndAccount, perAccount } = limits[kind];
  if (isKnown) {
    return [
      { name: `${kind} ${network} known`, ...perNetwork },
      { name: `${kind} ${account} ${browser}`, ...perAccount },
    ];
  }
  return [
    { name: `${kind} ${network}`, ...perNetwork },
    { name: `${kind} ${account} ${network}`, ...perNetworkAndAccount },
    { name: `${kind} ${account} others`, ...perAccount },
  ];
}
