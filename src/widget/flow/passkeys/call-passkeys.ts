import type { AuthUser } from '../../../adapters/auth-backend.ts';
import type { AccountPasskeys } from '../../config/ui-config.ts';
import type { Tools } from '../../screen/screen.ts';
import { callAppForUser } from '../account/call-app-for-user.ts';
import { openAccount } from '../account/open-account.ts';

/** The user whose passkeys are shown, and the app's functions for passkeys. */
export interface OpenPasskeys {
  readonly user: AuthUser;
  readonly passkeys: AccountPasskeys;
}

/** Opens the account of the app's user. Returns null if no user is signed in, or if the app shows no passkeys. */
export async function openPasskeys(tools: Tools): Promise<OpenPasskeys | null> {
  const opened = await openAccount(tools);
  const passkeys = opened?.settings.config.passkeys;
  return opened && passkeys ? { user: opened.user, passkeys } : null;
}

/** Calls one of the app's functions for passkeys. Resolves and rejects like {@link callAppForUser}. */
export const callPasskeys = <T>(
  tools: Pick<Tools, 'auth'>,
  { user, passkeys }: OpenPasskeys,
  call: (passkeys: AccountPasskeys, user: AuthUser) => Promise<T>,
): Promise<T> => callAppForUser(tools, user, (current) => call(passkeys, current));
