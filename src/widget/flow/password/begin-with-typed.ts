import type { Settings } from '../../config/settings.ts';
import { beginByEmail } from '../start/begin.ts';
import type { Next } from '../screen.ts';
import { to } from '../screen.ts';
import { isElsewhere } from '../tenants/tenant-match.ts';

/**
 * Where "Cancel" leads from a page on which the email may have been changed. The ways in of the tenant that was found by
 * the one before are not shown to whoever belongs elsewhere by now: the email is asked for anew.
 */
export function beginWithTyped(settings: Settings, email: string): Next<'signIn' | 'providerSignIn' | 'tenantByEmail'> {
  const showsWays = !settings.passwordOnly;
  return showsWays && isElsewhere(settings, email) ? to('tenantByEmail', { email }) : beginByEmail(settings, { email });
}
