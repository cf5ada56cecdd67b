import { throwUnless } from './service-error.ts';
import type { Account, ServiceState } from './service-state.ts';

/** A session that a sign-in started. It ends when the account's `sessionEpoch` changes. */
export interface Session {
  readonly uid: string;
  /** The account's `sessionEpoch` at sign-in. */
  readonly epoch: number;
  /** The value of the claim `firebase.sign_in_provider` in the real service's ID tokens; `anonymous` for a guest. */
  readonly signInProvider: string;
}

/**
 * Creates a session for an account.
 *
 * @param providerId the provider that the user signed in with; null for a guest
 */
export const createSession = ({ uid, sessionEpoch }: Account, providerId: string | null): Session => ({
  uid,
  epoch: sessionEpoch,
  signInProvider: providerId ?? 'anonymous',
});

/**
 * Returns the account of a session.
 *
 * @throws a `ServiceError` if the account is deleted or disabled, or if the session was revoked
 */
export function getSessionAccount(state: ServiceState, session: Session): Account {
  const account = state.accounts.find(({ uid }) => uid === session.uid);
  throwUnless(account, 'USER_NOT_FOUND');
  throwUnless(account.sessionEpoch === session.epoch, 'TOKEN_EXPIRED');
  throwUnless(!account.disabled, 'USER_DISABLED');
  return account;
}

/** The lifetime of an ID token, in seconds; the same as in the real service. */
export const idTokenLifetimeSeconds = 3600;

/** Creates the claims of an ID token, a subset of the claims in the real service's tokens. */
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
