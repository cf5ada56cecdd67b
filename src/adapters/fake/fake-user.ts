import type { AuthUser } from '../auth-backend.ts';
import type { Account } from './service-state.ts';

/** The user that the service shows for an account. A guest is an account without an email. */
export function userOf(account: Account, getIdToken: AuthUser['getIdToken']): AuthUser {
  const { uid, email, emailVerified, displayName } = account;
  const hasPasswordProvider = account.password !== null || account.emailLink;
  const providers = [...account.providers, ...(hasPasswordProvider ? ['password'] : [])];
  return {
    uid,
    email,
    emailVerified,
    displayName: displayName === '' ? null : displayName,
    phoneNumber: null,
    photoURL: null,
    isAnonymous: email === null,
    tenantId: null,
    providerData: email === null ? [] : providers.map((providerId) => ({ providerId, uid: email })),
    getIdToken,
  };
}

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
