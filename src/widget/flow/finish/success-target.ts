import type { AuthResult } from '../../../adapters/auth-backend.ts';
import type { Settings } from '../../config/settings.ts';
import type { Callbacks } from '../../config/ui-config.ts';
import { parseOwnUrl, parseWebUrl } from '../../safe-url.ts';

/**
 * Where a success leads (spec §4, reference §3.11): to what the address asked for, if that is the app's own, else to what
 * is configured. Null where the app's callback takes over here, or nowhere is named.
 *
 * @param asked the success URL that the address asked for
 * @param address of the page
 */
export function successTarget(
  { config }: Settings,
  result: AuthResult,
  asked: string | null,
  address: URL,
): URL | null {
  const { callbacks = {}, signInSuccessUrl } = config;
  const own = asked === null ? null : parseOwnUrl(asked, address);
  if (!goesOn(callbacks, result, own?.href)) return null;
  return own ?? configuredTarget(signInSuccessUrl, address);
}

/** Where the configuration says that a success leads; null for nowhere. */
export function configuredTarget(signInSuccessUrl: string | undefined, address: URL): URL | null {
  return signInSuccessUrl === undefined ? null : parseWebUrl(signInSuccessUrl, address);
}

/** Asks the app's callback whether the visitor goes to the success URL; without one they do (reference §3.11.4). */
function goesOn(
  { signInSuccessWithAuthResult, signInSuccess }: Callbacks,
  result: AuthResult,
  redirectUrl: string | undefined,
): boolean {
  try {
    if (signInSuccessWithAuthResult) return Boolean(signInSuccessWithAuthResult(result, redirectUrl));
    if (signInSuccess) return Boolean(signInSuccess(result.user, result.credential, redirectUrl));
    return true;
  } catch (error) {
    reportError(error); // The app's own fault (reference Q40): the visitor is signed in and need not read it.
    return true;
  }
}
