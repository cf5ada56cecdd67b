import type { AuthUser } from '../auth-backend.ts';
import { isGuest } from './service/accounts.ts';
import type { Account } from './service/service-state.ts';

export function toAuthUser(account: Account, getIdToken: AuthUser['getIdToken']): AuthUser {
  const { uid, email, emailVerified, displayName, phoneNumber, photoURL, tenantId, providers } = account;
  return {
    uid,
    email,
    emailVerified,
    displayName: displayName || null,
    phoneNumber,
    photoURL,
    isAnonymous: isGuest(account),
    tenantId,
    providerData: providers.map((provider) => ({ ...provider })),
    getIdToken,
  };
}
