import { AuthError } from '../../src/adapters/auth-error.ts';
import type { ProviderDoor } from '../../src/adapters/fake/provider-navigation.ts';

/** Node has no windows: every one is blocked, and nobody comes back from one. */
export const noWindows: ProviderDoor = {
  ask: () => Promise.reject(new AuthError('auth/popup-blocked')),
  leave: () => Promise.reject(new AuthError('auth/internal-error', 'Node has no page to leave.')),
  takeAnswer: () => null,
  close() {},
};
