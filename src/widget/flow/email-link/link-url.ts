import type { Settings } from '../../config/settings.ts';
import { linkParameters } from '../start/address-parameters.ts';

/** The values that the widget adds to the query of a sign-in link (reference §5.1). */
export interface LinkState {
  /** The secret that encrypts the cookies of this link. */
  readonly stateToken: string;
  readonly sameDevice: boolean;
  /** The ID of the guest to upgrade. */
  readonly guestUid: string | null;
  /** The provider of the pending credential. */
  readonly providerId: string | null;
}

/**
 * Returns the URL that a sign-in link redirects to. This is the configured page or the current one, with the given
 * values in its query.
 */
export function createLinkUrl(address: URL, { linkUrl }: Settings, state: LinkState): string {
  const url = linkUrl === null ? new URL(address.pathname, address) : new URL(linkUrl(), address);
  url.searchParams.set(linkParameters.stateToken, state.stateToken);
  url.searchParams.set(linkParameters.sameDevice, state.sameDevice ? '1' : '0');
  if (state.guestUid !== null) url.searchParams.set(linkParameters.guestUid, state.guestUid);
  if (state.providerId !== null) url.searchParams.set(linkParameters.providerId, state.providerId);
  return url.href;
}

/** Reads the state of the sign-in link that the visitor opened. */
export function readLinkState(address: URL): LinkState {
  const parameters = findStateParameters(address);
  return {
    stateToken: parameters.get(linkParameters.stateToken) ?? '',
    sameDevice: parameters.get(linkParameters.sameDevice) === '1',
    guestUid: parameters.get(linkParameters.guestUid),
    providerId: parameters.get(linkParameters.providerId),
  };
}

/**
 * Returns the opened sign-in link with `mode=signIn`. The service does not accept another spelling of the mode, such as
 * `signin` (reference Q31).
 */
export function toServiceLink(address: URL): string {
  const link = new URL(address);
  link.searchParams.set('mode', 'signIn');
  return link.href;
}

/**
 * Returns the query parameters that contain the link's state: usually, those of the address. If the app's page is the
 * action URL, Firebase puts them into the URL in `continueUrl`.
 */
function findStateParameters(address: URL): URLSearchParams {
  const { searchParams } = address;
  const continueUrl = searchParams.get('continueUrl');
  const isNested =
    continueUrl !== null && !searchParams.has(linkParameters.stateToken) && URL.canParse(continueUrl, address);
  return isNested ? new URL(continueUrl, address).searchParams : searchParams;
}
