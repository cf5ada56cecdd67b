import type { AuthUser } from '../auth-backend.ts';
import type { Account } from './service-state.ts';

/** The user that the service shows for an account. A guest is an account without a way in. */
export function userOf(account: Account, getIdToken: AuthUser['getIdToken']): AuthUser {
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

/** An id token in the shape of the real one (a JWT), unsigned, as the Auth emulator's are. */
export function idTokenOf({ uid, email, emailVerified }: Account, issuedAtMs: number): string {
  const issued = Math.floor(issuedAtMs / 1000);
  const claims = { sub: uid, user_id: uid, email, email_verified: emailVerified, iat: issued, exp: issued + 3600 };
  return [{ alg: 'none', typ: 'JWT' }, claims].map(base64Url).join('.') + '.';
}

function base64Url(value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
