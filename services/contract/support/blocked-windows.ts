import { AuthError } from '../../../src/adapters/auth-error.ts';
import type { ProviderNavigation } from '../../../src/adapters/fake/provider-navigation.ts';

/** Node has no windows: every popup is blocked, redirects fail, and no redirect result exists. */
export const blockedWindows: ProviderNavigation = {
  openWindow: () => Promise.reject(new AuthError('auth/popup-blocked')),
  redirect: () => Promise.reject(new AuthError('auth/internal-error', 'Node cannot redirect to a provider.')),
  takeRedirectAnswer: () => null,
  cancelWindow() {},
};
