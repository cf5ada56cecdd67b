import { randomUUID } from 'node:crypto';
import { readJwtClaims, createUnsignedJwt } from '../../src/adapters/in-memory/service/jwt.ts';
import { readClaims, type WireCall } from '../auth-server/wire-call.ts';

type Answer = Readonly<Record<string, unknown>>;

/**
 * Names of the response fields whose values are tokens. The accounts API uses camel case, and the token API uses snake
 * case.
 */
const idTokenFields = new Set(['idToken', 'id_token', 'access_token']);
const refreshTokenFields = new Set(['refreshToken', 'refresh_token']);

/**
 * Makes the tokens of a response unique. Two sessions that begin in the same second would otherwise have equal tokens,
 * and be revoked together.
 */
export function withDistinctTokens(answer: Answer): Answer {
  const jti = randomUUID();
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      if (idTokenFields.has(name)) return [name, createUnsignedJwt({ ...(readJwtClaims(value) as object), jti })];
      if (refreshTokenFields.has(name)) return [name, withTokenId(value, jti)];
      return [name, value];
    }),
  );
}

/** Makes a refresh token unique by adding an ID to the JSON inside the token. The emulator ignores the ID. */
function withTokenId(refreshToken: string, jti: string): string {
  const record = JSON.parse(Buffer.from(refreshToken, 'base64').toString('utf8')) as object;
  return Buffer.from(JSON.stringify({ ...record, jti })).toString('base64');
}

/**
 * Records the tokens that the emulator issues in one project, for two purposes:
 *
 * - To revoke tokens, because the emulator itself cannot end a session that is younger than a second.
 * - To distinguish an `accounts:lookup` call that completes a sign-in from a call that checks a session.
 */
export class TokenRegistry {
  readonly #tokensByUid = new Map<string, Set<string>>();
  /** The ID tokens of sign-ins that the SDK has not completed yet. */
  readonly #pendingSignIns = new Set<string>();
  readonly #revoked = new Set<string>();

  record(method: string, answer: Answer): void {
    const issued = readTokens(answer);
    if (issued === undefined) return;
    const tokens = this.#tokensByUid.get(issued.uid) ?? new Set();
    this.#tokensByUid.set(issued.uid, tokens);
    tokens.add(issued.idToken).add(issued.refreshToken);
    // Remember the ID token, because the SDK calls `accounts:lookup` with this token to complete the sign-in, or the
    // change of the password.
    if (/^(?:accounts:sign|accounts:update$|mfa)/.test(method)) this.#pendingSignIns.add(issued.idToken);
  }

  /**
   * Returns true for the first `accounts:lookup` call with a new ID token. With this call, the SDK completes a sign-in.
   */
  endsSignIn({ body: { idToken } }: WireCall): boolean {
    return typeof idToken === 'string' && this.#pendingSignIns.delete(idToken);
  }

  revoke(uid: string): void {
    for (const token of this.#tokensByUid.get(uid) ?? []) this.#revoked.add(token);
  }

  isRevoked({ body }: WireCall): boolean {
    return [body['idToken'], body['refresh_token']].some((token) => this.#revoked.has(token as string));
  }
}

function readTokens(answer: Answer) {
  const idToken = answer['idToken'] ?? answer['id_token'];
  const refreshToken = answer['refreshToken'] ?? answer['refresh_token'];
  if (typeof idToken !== 'string' || typeof refreshToken !== 'string') return undefined;
  // Read the user's ID from the ID token, because some responses have no `localId`.
  const uid = readClaims(idToken).user_id;
  return uid === undefined ? undefined : { uid, idToken, refreshToken };
}
