import { AuthError } from '../../../src/adapters/auth-error.ts';
import type { ProviderDoor } from '../../../src/adapters/fake/provider-navigation.ts';

/** Node has no windows: every popup is blocked, redirects fail, and no redirect result exists. */
export const blockedWindows: ProviderDoor = {
  ask: () => Promise.reject(new AuthError('auth/popup-blocked')),
  leave: () => Promise.reject(new AuthError('auth/internal-error', 'Node cannot redirect to a provider.')),
  takeAnswer: () => null,
  close() {},
};
