import type { AuthBackend, AuthUser } from '../../../adapters/auth-backend.ts';
import type { Settings } from '../../config/settings.ts';
import type { Tools } from '../../screen/screen.ts';
import { getSignedInUser } from '../finish/signed-in-user.ts';

/** The user whose account is shown, and the settings of the user's tenant. */
export interface OpenAccount {
  readonly user: AuthUser;
  readonly settings: Settings;
}

/** Backends whose user has seen a screen of her account since the page was loaded. */
const withOpenedAccount = new WeakSet<AuthBackend>();

/**
 * Returns true if the visitor has seen a screen of her account on this page. If she has no session any more, the widget
 * then asks her to sign in again.
 */
export const hasOpenedAccount = (auth: AuthBackend): boolean => withOpenedAccount.has(auth);

/** After this call, a visitor without a session is not asked to sign in again: she begins a normal sign-in. */
export const forgetOpenedAccount = (auth: AuthBackend): void => void withOpenedAccount.delete(auth);

/**
 * Waits until the app's user is known, and selects the user's tenant for all later calls. Returns null if no user is
 * signed in, or if the user is a guest.
 */
export async function openAccount(tools: Tools): Promise<OpenAccount | null> {
  const { ui, auth } = tools;
  const found = await ui.waitFor(getSignedInUser(auth));
  const user = found.ok ? found.value : null;
  if (user) withOpenedAccount.add(auth);
  return user && { user, settings: selectTenant(tools, user) };
}

/** In an app with `tenants`, the tenant has settings of its own, such as its sign-in options. */
function selectTenant({ auth, settings, enterTenant }: Tools, { tenantId }: AuthUser): Settings {
  if (settings.config.tenants && settings.tenantId !== tenantId) return enterTenant(tenantId);
  auth.useTenant(tenantId);
  return settings;
}
