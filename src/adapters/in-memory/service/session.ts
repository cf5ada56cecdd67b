import { throwUnless } from './service-error.ts';
import type { Account, ServiceState } from './service-state.ts';

/** The session of a signed-in user. It ends when the account's `sessionEpoch` changes. */
export interface Session {
  readonly uid: string;
  readonly epoch: number;
  /** The claim `firebase.sign_in_provider` of the real service's ID tokens; `anonymous` for a guest. */
  readonly signInProvider: string;
}

/** @param providerId the provider with which the user signed in; null for a guest */
export const createSession = ({ uid, sessionEpoch }: Account, providerId: string | null): Session => ({
  uid,
  epoch: sessionEpoch,
  signInProvider: providerId ?? 'anonymous',
});

/** @throws a `ServiceError` if the account is deleted or disabled, or if the session was revoked */
export function getSessionAccount(state: ServiceState, session: Session): Account {
  const account = state.accounts.find(({ uid }) => uid === session.uid);
  throwUnless(account, 'USER_NOT_FOUND');
  throwUnless(account.sessionEpoch === session.epoch, 'TOKEN_EXPIRED');
  throwUnless(!account.disabled, 'USER_DISABLED');
  return account;
}

/** The lifetime of an ID token in seconds, as in the real service. */
export const idTokenLifetimeSeconds = 3600;

/** Returns the claims of an ID token. The real service's tokens have more claims. */
export function createIdTokenClaims({ uid, email, emailVerified }: Account, nowMs: number) {
  const issuedAt = Math.floor(nowMs / 1000);
  return {
    sub: uid,
    user_id: uid,
    email,
    email_verified: emailVerified,
    iat: issuedAt,
    exp: issuedAt + idTokenLifetimeSeconds,
  };
}
