import type { AuthUser } from '../auth-backend.ts';
import type { Account } from './service/service-state.ts';

/** The user that the service shows for an account. A guest is an account without a way in. */
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

/** Nobody but a guest has neither an address nor a way in. */
export const isGuest = ({ email, providers }: Account): boolean => email === null && providers.length === 0;

/** What an id token says of an account; the real service's has the same claims. */
export function createIdTokenClaims({ uid, email, emailVerified }: Account, issuedAtMs: number) {
  const issued = Math.floor(issuedAtMs / 1000);
  return {
    sub: uid,
    user_id: uid,
    email,
    email_verified: emailVerified,
    iat: issued,
    exp: issued + idTokenLifetimeSeconds,
  };
}

/** As long as the real service's id tokens are good. */
export const idTokenLifetimeSeconds = 3600;
