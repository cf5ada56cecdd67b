import type { CallContext } from './accounts.ts';
import { throwUnless } from './service-error.ts';
import type { Account, ServiceState } from './service-state.ts';

/** The session of a signed-in user. It ends when the account's `sessionEpoch` changes. */
export interface Session {
  readonly uid: string;
  readonly epoch: number;
  /** The claim `firebase.sign_in_provider` of the real service's ID tokens; `anonymous` for a guest. */
  readonly signInProvider: string;
  /** When the user signed in, in milliseconds since the Unix epoch. */
  readonly signedInAt: number;
}

/** @param providerId the provider with which the user signed in; null for a guest */
export const createSession = ({ uid, sessionEpoch, lastSignInAt }: Account, providerId: string | null): Session => ({
  uid,
  epoch: sessionEpoch,
  signInProvider: providerId ?? 'anonymous',
  signedInAt: lastSignInAt,
});

/** @throws a `ServiceError` if the account is deleted or disabled, or if the session was revoked */
export function getSessionAccount(state: ServiceState, session: Session): Account {
  const account = state.accounts.find(({ uid }) => uid === session.uid);
  throwUnless(account, 'USER_NOT_FOUND');
  throwUnless(account.sessionEpoch === session.epoch, 'TOKEN_EXPIRED');
  throwUnless(!account.disabled, 'USER_DISABLED');
  return account;
}

/**
 * The time after a sign-in during which the service allows changes that need a recent sign-in, in milliseconds: 5
 * minutes, as in the real service.
 */
const recentSignInMs = 300_000;

/**
 * Returns the account of a session. Called before a change that needs a recent sign-in, such as a change of the
 * password or the deletion of the account.
 *
 * @throws a `ServiceError` if the session has ended, or if the sign-in is too old
 */
export function getAccountForChange({ state, now }: Pick<CallContext, 'state' | 'now'>, session: Session): Account {
  const account = getSessionAccount(state, session);
  throwUnless(isRecentSignIn(session.signedInAt, now), 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  return account;
}

/**
 * Returns true if the service allows changes that need a recent sign-in.
 *
 * @param signedInAt the time of the sign-in, in milliseconds since the Unix epoch
 * @param now the service's time, in milliseconds since the Unix epoch
 */
export const isRecentSignIn = (signedInAt: number, now: number): boolean => now - signedInAt <= recentSignInMs;

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
