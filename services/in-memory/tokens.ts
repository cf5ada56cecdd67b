import { z } from 'zod/mini';
import { randomId } from '../../src/adapters/fake/service/random-id.ts';
import type { CallContext } from '../../src/adapters/fake/service/accounts.ts';
import { throwUnless } from '../../src/adapters/fake/service/service-error.ts';
import type { Account } from '../../src/adapters/fake/service/service-state.ts';
import { readJwtClaims, createUnsignedJwt } from '../../src/adapters/fake/service/jwt.ts';
import {
  createIdTokenClaims,
  createSession,
  getSessionAccount,
  idTokenLifetimeSeconds,
  type Session,
} from '../../src/adapters/fake/service/session.ts';

/** Who signed in, and how. Every token is made of it, so that the service need not keep any. */
const session = z.object({
  uid: z.string(),
  epoch: z.int(),
  signInProvider: z.string(),
  /** The second factor that was shown. */
  factor: z.nullable(z.enum(['phone', 'totp'])),
});
export type WireSession = z.infer<typeof session> & Session;

/** What the service knows a session by again, other than an id token. What is for one purpose is worth nothing for another. */
const purposes = ['renewal', 'second factor'] as const;
type Purpose = (typeof purposes)[number];
const kept = z.object({ purpose: z.enum(purposes), session });

const tokenFor = (purpose: Purpose, begun: WireSession): string =>
  createUnsignedJwt({ purpose, session: begun } satisfies z.infer<typeof kept>);

/** Undefined where the token is none, or is for something else. */
function sessionIn(token: string, purpose: Purpose): WireSession | undefined {
  const read = kept.safeParse(readJwtClaims(token));
  return read.success && read.data.purpose === purpose ? read.data.session : undefined;
}

/** How somebody signed in. */
export type Way = Pick<WireSession, 'signInProvider'> & Partial<Pick<WireSession, 'factor'>>;

/** The name of a session among what an id token says. */
const sessionClaim = 'doorstep_session';
const inIdToken = z.object({ [sessionClaim]: session });

export interface Tokens {
  readonly idToken: string;
  readonly refreshToken: string;
  /** In seconds, as a text. */
  readonly expiresIn: string;
}

/** New tokens for whoever signed in. No two are the same. */
export function tokensFor(account: Account, way: Way, nowMs: number): Tokens {
  const { uid, sessionEpoch: epoch, tenantId, email, providers } = account;
  const { signInProvider, factor = null } = way;
  const begun: WireSession = { uid, epoch, signInProvider, factor };
  const known = createIdTokenClaims(account, nowMs);
  const idToken = createUnsignedJwt({
    ...known,
    jti: randomId(12),
    auth_time: known.iat,
    firebase: {
      identities: {
        ...(email === null ? {} : { email: [email] }),
        ...Object.fromEntries(providers.map(({ providerId, uid: id }) => [providerId, [id]])),
      },
      sign_in_provider: signInProvider,
      ...(factor === null ? {} : { sign_in_second_factor: factor }),
      ...(tenantId === null ? {} : { tenant: tenantId }),
    },
    [sessionClaim]: begun,
  });
  return { idToken, refreshToken: tokenFor('renewal', begun), expiresIn: String(idTokenLifetimeSeconds) };
}

/** Whose id token it is, and how they signed in. Refuses one that is none. */
export function sessionOfIdToken(idToken: string): WireSession {
  throwUnless(idToken, 'MISSING_ID_TOKEN');
  const read = inIdToken.safeParse(readJwtClaims(idToken));
  throwUnless(read.success, 'INVALID_ID_TOKEN');
  return read.data[sessionClaim];
}

/** The same for a refresh token. */
export function sessionOfRefreshToken(refreshToken: string): WireSession {
  throwUnless(refreshToken, 'MISSING_REFRESH_TOKEN');
  const begun = sessionIn(refreshToken, 'renewal');
  throwUnless(begun, 'INVALID_REFRESH_TOKEN');
  return begun;
}

/** Whoever has the right password, and still has to show a second factor. */
export const pendingCredentialFor = (account: Account, signInProvider: string): string =>
  tokenFor('second factor', { ...createSession(account, signInProvider), factor: null });

export function sessionOfPendingCredential(credential: string): WireSession {
  throwUnless(credential, 'MISSING_MFA_PENDING_CREDENTIAL');
  const begun = sessionIn(credential, 'second factor');
  throwUnless(begun, 'INVALID_MFA_PENDING_CREDENTIAL');
  return begun;
}

/** The account of an id token, if its session still holds, and the part of the service that it is in. */
export function whoeverHas(
  { state, now }: CallContext,
  idToken: string,
): { readonly account: Account; readonly session: WireSession; readonly context: CallContext } {
  const begun = sessionOfIdToken(idToken);
  const account = getSessionAccount(state, begun);
  return { account, session: begun, context: { state, now, tenantId: account.tenantId } };
}
