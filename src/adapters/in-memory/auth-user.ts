import type { AuthUser } from '../auth-backend.ts';
import { isGuest } from './service/accounts.ts';
import type { Account } from './service/service-state.ts';

/** @param signInProvider the claim `firebase.sign_in_provider` of the user's session, such as `anonymous` for a guest */
export function toAuthUser(account: Account, signInProvider: string, getIdToken: AuthUser['getIdToken']): AuthUser {
  const { uid, email, emailVerified, displayName, phoneNumber, photoURL, tenantId, providers } = account;
  return {
    uid,
    email,
    emailVerified,
    displayName: displayName || null,
    phoneNumber,
    photoURL,
    isAnonymous: isGuest(account) && signInProvider === 'anonymous',
    tenantId,
    providerData: providers.map((provider) => ({ ...provider })),
    getIdToken,
  };
}
