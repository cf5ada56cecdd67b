import { z } from 'zod/mini';
import {
  createIdTokenClaims,
  createSession,
  getSessionAccount,
  idTokenLifetimeSeconds,
  type Session,
} from '../../src/adapters/in-memory/service/session.ts';
import { createRandomId } from '../../src/adapters/in-memory/service/random-id.ts';
import type { CallContext } from '../../src/adapters/in-memory/service/accounts.ts';
import { throwUnless } from '../../src/adapters/in-memory/service/service-error.ts';
import type { Account } from '../../src/adapters/in-memory/service/service-state.ts';
import { readJwtClaims, createUnsignedJwt } from '../../src/adapters/in-memory/service/jwt.ts';

/** Schema of the session in a token. Each token contains its whole session, so the service does not store tokens. */
const sessionSchema = z.object({
  uid: z.string(),
  epoch: z.int(),
  signInProvider: z.string(),
  signedInAt: z.number(),
  factor: z.nullable(z.enum(['phone', 'totp'])),
});
export type TokenSession = z.infer<typeof sessionSchema> & Session;

/** The purposes of tokens other than ID tokens. A token is accepted only for its own purpose. */
const purposes = ['refresh', 'second factor'] as const;
type Purpose = (typeof purposes)[number];
const purposeTokenSchema = z.object({ purpose: z.enum(purposes), session: sessionSchema });

const createPurposeToken = (purpose: Purpose, session: TokenSession): string =>
  createUnsignedJwt({ purpose, session } satisfies z.infer<typeof purposeTokenSchema>);

/** Returns the session of a token; undefined if the token is invalid or has another purpose. */
function readPurposeToken(token: string, purpose: Purpose): TokenSession | undefined {
  const parsed = purposeTokenSchema.safeParse(readJwtClaims(token));
  return parsed.success && parsed.data.purpose === purpose ? parsed.data.session : undefined;
}

const sessionClaim = 'doorstep_session';
const idTokenSchema = z.object({ [sessionClaim]: sessionSchema });

export interface Tokens {
  readonly idToken: string;
  readonly refreshToken: string;
  /** The lifetime of the ID token in seconds, as a string. */
  readonly expiresIn: string;
}

/**
 * Issues new tokens for a user. Every token is unique.
 *
 * @param nowMs the time, in milliseconds since the Unix epoch
 */
export function issueTokens(
  account: Account,
  {
    signInProvider,
    factor = null,
    signedInAt = account.lastSignInAt,
  }: Pick<TokenSession, 'signInProvider'> & Partial<Pick<TokenSession, 'factor' | 'signedInAt'>>,
  nowMs: number,
): Tokens {
  const { uid, sessionEpoch: epoch, tenantId, email, providers } = account;
  const session: TokenSession = { uid, epoch, signInProvider, signedInAt, factor };
  const claims = createIdTokenClaims(account, nowMs);
  const idToken = createUnsignedJwt({
    ...claims,
    jti: createRandomId(12),
    auth_time: Math.floor(signedInAt / 1000),
    firebase: {
      identities: {
        ...(email === null ? {} : { email: [email] }),
        ...Object.fromEntries(providers.map((provider) => [provider.providerId, [provider.uid]])),
      },
      sign_in_provider: signInProvider,
      ...(factor === null ? {} : { sign_in_second_factor: factor }),
      ...(tenantId === null ? {} : { tenant: tenantId }),
    },
    [sessionClaim]: session,
  });
  return { idToken, refreshToken: createPurposeToken('refresh', session), expiresIn: String(idTokenLifetimeSeconds) };
}

/**
 * Returns the session of an ID token.
 *
 * @throws a `ServiceError` if the token is missing or invalid
 */
export function readIdToken(idToken: string): TokenSession {
  throwUnless(idToken, 'MISSING_ID_TOKEN');
  const parsed = idTokenSchema.safeParse(readJwtClaims(idToken));
  throwUnless(parsed.success, 'INVALID_ID_TOKEN');
  return parsed.data[sessionClaim];
}

/**
 * Returns the session of a refresh token.
 *
 * @throws a `ServiceError` if the token is missing or invalid
 */
export function readRefreshToken(refreshToken: string): TokenSession {
  throwUnless(refreshToken, 'MISSING_REFRESH_TOKEN');
  const session = readPurposeToken(refreshToken, 'refresh');
  throwUnless(session, 'INVALID_REFRESH_TOKEN');
  return session;
}

/** Creates an MFA pending credential. The SDK sends this credential back with the code of the second factor. */
export const createMfaPendingCredential = (account: Account, signInProvider: string): string =>
  createPurposeToken('second factor', { ...createSession(account, signInProvider), factor: null });

/**
 * Returns the session of an MFA pending credential.
 *
 * @throws a `ServiceError` if the credential is missing or invalid
 */
export function readMfaPendingCredential(credential: string): TokenSession {
  throwUnless(credential, 'MISSING_MFA_PENDING_CREDENTIAL');
  const session = readPurposeToken(credential, 'second factor');
  throwUnless(session, 'INVALID_MFA_PENDING_CREDENTIAL');
  return session;
}

/**
 * Returns the account and the session of an ID token, and a `context` with the account's tenant.
 *
 * @throws a `ServiceError` if the token is invalid or its session has ended
 */
export function authenticate(
  { state, now }: CallContext,
  idToken: string,
): { readonly account: Account; readonly session: TokenSession; readonly context: CallContext } {
  const session = readIdToken(idToken);
  const account = getSessionAccount(state, session);
  return { account, session, context: { state, now, tenantId: account.tenantId } };
}
