import type { AuthResult } from '../../../adapters/auth-backend.ts';
import type { Settings } from '../../config/settings.ts';
import type { Callbacks } from '../../config/ui-config.ts';
import { parseOwnUrl, parseWebUrl } from '../../safe-url.ts';
import { reportAppError } from '../../report-app-error.ts';

/**
 * Returns the URL to redirect to after a sign-in (spec §4, reference §3.11). This is the requested URL if it belongs to
 * the app, or else the configured one. Returns null if the app's callback prevents the redirect, or if there is no URL.
 *
 * @param requestedUrl the success URL from the page's address when the widget started, or null
 * @param address the page's address
 */
export function findSuccessUrl(
  { config }: Settings,
  result: AuthResult,
  requestedUrl: string | null,
  address: URL,
): URL | null {
  const { callbacks = {}, signInSuccessUrl } = config;
  const ownUrl = requestedUrl === null ? null : parseOwnUrl(requestedUrl, address);
  if (!shouldRedirect(callbacks, result, ownUrl?.href)) return null;
  return ownUrl ?? findConfiguredUrl(signInSuccessUrl, address);
}

/** Returns the configured success URL, or null if it is missing or not a web address. */
export function findConfiguredUrl(signInSuccessUrl: string | undefined, address: URL): URL | null {
  return signInSuccessUrl === undefined ? null : parseWebUrl(signInSuccessUrl, address);
}

/** Returns whether to redirect: the result of the app's callback, or true without a callback (reference §3.11.4). */
function shouldRedirect(
  { signInSuccessWithAuthResult, signInSuccess }: Callbacks,
  result: AuthResult,
  redirectUrl: string | undefined,
): boolean {
  try {
    if (signInSuccessWithAuthResult) return Boolean(signInSuccessWithAuthResult(result, redirectUrl));
    if (signInSuccess) return Boolean(signInSuccess(result.user, result.credential, redirectUrl));
    return true;
  } catch (error) {
    // Redirect even if the app's callback has a bug (reference Q40), because the visitor is signed in.
    reportAppError(error);
    return true;
  }
}
