import type { SignInLinkSettings } from '../../../adapters/auth-backend.ts';
import { ConfigError, describeValue } from '../../config/config-error.ts';
import { knownProviders } from '../../config/known-providers.ts';
import type { Settings } from '../../config/settings.ts';
import type { Page } from '../../page.ts';
import { parseOwnUrl } from '../../safe-url.ts';
import { linkParameters } from '../start/address-parameters.ts';
import { getPageUrl } from '../start/page-url.ts';

/** The values that the widget adds to the query of a sign-in link (reference §5.1). */
export interface LinkState {
  /** The secret that encrypts the data that the browser stores for this link, such as the visitor's email. */
  readonly stateToken: string;
  readonly sameDevice: boolean;
  /** ID of the guest (anonymous user) who requested the link. The sign-in should upgrade this guest's account. */
  readonly guestUid: string | null;
  /** ID of the provider whose credential is linked after the sign-in; null if there is no credential to link. */
  readonly providerId: string | null;
}

/**
 * Returns the settings of a sign-in link. The link opens the configured page, or else the current page. The query of
 * the link contains `state`.
 *
 * @throws ConfigError if the URL of the configured page is invalid, or not on the site of the current page
 */
export function createLinkSettings(
  page: Pick<Page, 'address' | 'base'>,
  settings: Settings,
  state: LinkState,
): SignInLinkSettings {
  const given = settings.getLinkSettings?.() ?? {};
  const url = given.url ? parsePageUrl(given.url, page) : getPageUrl(page.address, settings);
  url.searchParams.set(linkParameters.stateToken, state.stateToken);
  url.searchParams.set(linkParameters.sameDevice, state.sameDevice ? '1' : '0');
  if (state.guestUid !== null) url.searchParams.set(linkParameters.guestUid, state.guestUid);
  if (state.providerId !== null) url.searchParams.set(linkParameters.providerId, state.providerId);
  return { ...given, url: url.href };
}

/**
 * Parses the URL that a mailed link will open. Accepts only URLs on the site of the current page, because another site
 * could not read the cookies of the link.
 */
function parsePageUrl(text: string, { address, base }: Pick<Page, 'address' | 'base'>): URL {
  const url = parseOwnUrl(text, address, base);
  if (url) return url;
  const message = `must be a URL of the site ${address.origin}, but is ${describeValue(text)}`;
  throw new ConfigError([{ path: 'emailLinkSignIn().url', message }]);
}

/**
 * Reads the {@link LinkState} of the opened sign-in link. Ignores an unknown provider ID, because an attacker could put
 * any text into the link.
 */
export function readLinkState(address: URL, settings: Settings): LinkState {
  const parameters = findStateParameters(address);
  return {
    stateToken: parameters.get(linkParameters.stateToken) ?? '',
    sameDevice: parameters.get(linkParameters.sameDevice) === '1',
    guestUid: parameters.get(linkParameters.guestUid),
    providerId: findNamedProvider(parameters.get(linkParameters.providerId), settings),
  };
}

function findNamedProvider(id: string | null, { options }: Settings): string | null {
  const known = [...knownProviders, ...options.map(({ provider }) => provider)];
  return known.find((provider) => provider === id) ?? null;
}

/**
 * Returns the opened sign-in link with the mode spelt `signIn`. The service rejects other spellings, such as `signin`
 * (reference Q31).
 */
export function toServiceLink(address: URL): string {
  const link = new URL(address);
  link.searchParams.set('mode', 'signIn');
  return link.href;
}

/**
 * Returns the query parameters that contain the {@link LinkState}. If the mailed link has opened the app directly, they
 * are in the query of its `continueUrl`. If Google's page has redirected to the app, they are in the address itself.
 */
function findStateParameters(address: URL): URLSearchParams {
  const { searchParams } = address;
  const continueUrl = searchParams.get('continueUrl');
  const isNested =
    continueUrl !== null && !searchParams.has(linkParameters.stateToken) && URL.canParse(continueUrl, address);
  return isNested ? new URL(continueUrl, address).searchParams : searchParams;
}
