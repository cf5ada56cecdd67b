import { AuthError } from '../../../src/adapters/auth-error.ts';
import type { ProviderNavigation } from '../../../src/adapters/fake/provider-navigation.ts';

/** Provider navigation for Node, which has no windows: popups are blocked, redirects fail, and none has a result. */
export const blockedWindows: ProviderNavigation = {
  openWindow: () => Promise.reject(new AuthError('auth/popup-blocked')),
  redirect: () => Promise.reject(new AuthError('auth/internal-error', 'Node cannot redirect to a provider.')),
  takeRedirectAnswer: () => null,
  cancelWindow() {},
};
