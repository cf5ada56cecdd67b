import type { AuthResult } from '../../adapters/auth-backend.ts';
import type { Settings } from '../config/settings.ts';
import { tryStorage } from './try-storage.ts';

const KEY = 'doorstep:lastUsed';

type Offer = Pick<Settings, 'options' | 'tenantId'>;

/**
 * The sign-in option that this browser has used last, and its tenant. Nothing about the visitor is stored. Errors of
 * the storage are ignored.
 */
export const lastUsed = {
  /** Stores the option with which the visitor has signed in, if it is one of `options`. */
  keep({ options, tenantId }: Offer, { additionalUserInfo }: Pick<AuthResult, 'additionalUserInfo'>): void {
    const option = options.find(({ provider }) => provider === additionalUserInfo?.providerId)?.provider;
    if (option === undefined) return;
    tryStorage((storage) => {
      // Remove the option of the earlier sign-in first. If the storage is full, `setItem` throws, and the old option
      // would stay.
      storage.removeItem(KEY);
      storage.setItem(KEY, JSON.stringify({ option, tenantId }));
    });
  },
  /**
   * Returns the provider ID of the stored option, or null if there is none for this tenant. Removes a value that cannot
   * be read.
   */
  read({ tenantId }: Pick<Offer, 'tenantId'>): string | null {
    const used = tryStorage((storage) => parse(storage.getItem(KEY)));
    if (!used) tryStorage((storage) => storage.removeItem(KEY));
    return used?.tenantId === tenantId ? used.option : null;
  },
};

/**
 * Parses a stored value. Returns null if it has the wrong form.
 *
 * @throws Error if the value is missing or is not JSON
 */
function parse(text: string | null): { readonly option: string; readonly tenantId: string | null } | null {
  const { option, tenantId } = JSON.parse(String(text)) as Readonly<Record<string, unknown>>;
  const isTenant = tenantId === null || typeof tenantId === 'string';
  return typeof option === 'string' && isTenant ? { option, tenantId } : null;
}
