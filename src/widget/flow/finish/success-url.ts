import type { AuthResult } from '../../../adapters/auth-backend.ts';
import type { Settings } from '../../config/settings.ts';
import type { Callbacks } from '../../config/ui-config.ts';
import type { Page } from '../../page.ts';
import { parseOwnUrl, parseWebUrl } from '../../safe-url.ts';
import { reportAppError } from '../../report-app-error.ts';
import type { RequestedUrl } from '../../storage/redirect-url.ts';

/**
 * Returns the URL to open after a sign-in (spec §4, reference §3.11): `requestedUrl` if it belongs to the app's site,
 * otherwise the configured URL. Returns null if there is neither, or if the app's callback prevents the redirect.
 *
 * @param requestedUrl the success URL from the page's address at the start of the widget
 */
export function findSuccessUrl(
  { config }: Settings,
  result: AuthResult,
  requestedUrl: RequestedUrl | null,
  { address, base }: Pick<Page, 'address' | 'base'>,
): URL | null {
  const { callbacks = {}, signInSuccessUrl } = config;
  const ownUrl = requestedUrl === null ? null : parseOwnUrl(requestedUrl.href, address);
  if (!shouldRedirect(callbacks, result, ownUrl && describeUrl(ownUrl, requestedUrl, base))) return null;
  const url = ownUrl ?? findConfiguredUrl(signInSuccessUrl, base);
  if (!url) console.warn(noSuccessUrl);
  return url;
}

/** Returns true if opening the URL loads a page. A change of only the fragment (`#…`) loads no page. */
export function loadsPage({ href }: URL, address: { readonly href: string }): boolean {
  return !href.includes('#') || href.split('#')[0] !== address.href.split('#')[0];
}

/** A warning on the developer's console. FirebaseUI shows an error to the visitor instead (reference Q4). */
const noSuccessUrl = '[doorstep] No URL to open. Set "signInSuccessUrl", or return false from the success callback.';

/**
 * Returns the text of the success URL for the app's success callback. Returns the original text, such as `/deep`, if it
 * still leads to this URL from `base`. Otherwise, returns the absolute URL.
 */
const describeUrl = ({ href }: URL, requestedUrl: RequestedUrl | null, base: URL): string =>
  requestedUrl && parseWebUrl(requestedUrl.text, base)?.href === href ? requestedUrl.text : href;

/**
 * Returns the configured success URL, or null if it is missing or not a web address.
 *
 * @param base the base of a relative URL
 */
export function findConfiguredUrl(signInSuccessUrl: string | undefined, base: URL): URL | null {
  return signInSuccessUrl === undefined ? null : parseWebUrl(signInSuccessUrl, base);
}

/**
 * Returns true if the success URL opens after the sign-in (reference §3.11.4). The app's success callback decides.
 * Without a callback, the success URL always opens.
 */
function shouldRedirect(
  { signInSuccessWithAuthResult, signInSuccess }: Callbacks,
  result: AuthResult,
  requestedUrl: string | null,
): boolean {
  const redirectUrl = requestedUrl ?? undefined;
  try {
    if (signInSuccessWithAuthResult) return Boolean(signInSuccessWithAuthResult(result, redirectUrl));
    if (signInSuccess) return Boolean(signInSuccess(result.user, result.credential, redirectUrl));
    return true;
  } catch (error) {
    // The visitor is signed in, so redirect even though the app's callback has thrown (reference Q40).
    reportAppError(error);
    return true;
  }
}
