import type { Settings } from '../../config/settings.ts';
import { linkNames as names } from '../start/link-parameters.ts';

/** What a sign-in link carries of ours, in its query (reference §5.1). */
export interface LinkState {
  /** The state token: seals what the device keeps for this link. */
  readonly stateToken: string;
  readonly sameDevice: boolean;
  /** The guest who is to be upgraded. */
  readonly guestUid: string | null;
  /** The provider of the credential that is to be linked. */
  readonly providerId: string | null;
}

/** Where a sign-in link leads back to. */
export function linkAddress(address: URL, { linkUrl }: Settings, state: LinkState): string {
  const url = linkUrl === null ? new URL(address.pathname, address) : new URL(linkUrl(), address);
  url.searchParams.set(names.stateToken, state.stateToken);
  url.searchParams.set(names.sameDevice, state.sameDevice ? '1' : '0');
  if (state.guestUid !== null) url.searchParams.set(names.guestUid, state.guestUid);
  if (state.providerId !== null) url.searchParams.set(names.providerId, state.providerId);
  return url.href;
}

/** Reads it back from the address that the link led to. */
export function linkState(address: URL): LinkState {
  const state = stateIn(address);
  return {
    stateToken: state.get(names.stateToken) ?? '',
    sameDevice: state.get(names.sameDevice) === '1',
    guestUid: state.get(names.guestUid),
    providerId: state.get(names.providerId),
  };
}

/** The link with its mode in the service's own letters, however it was written: it knows no other (reference Q31). */
export function linkForService(address: URL): string {
  const link = new URL(address);
  link.searchParams.set('mode', 'signIn');
  return link.href;
}

/** Where the project's action URL is the app itself, the address that was asked for is within the link. */
function stateIn(address: URL): URLSearchParams {
  const { searchParams } = address;
  const within = searchParams.get('continueUrl');
  const isWithin = within !== null && !searchParams.has(names.stateToken) && URL.canParse(within, address);
  return isWithin ? new URL(within, address).searchParams : searchParams;
}
