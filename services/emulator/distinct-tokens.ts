import { randomUUID } from 'node:crypto';
import { readJwtClaims, createUnsignedJwt } from '../../src/adapters/fake/service/jwt.ts';

/** What id tokens are called in an answer, and refresh tokens, in the words of the two APIs. */
const idTokens = new Set(['idToken', 'id_token', 'access_token']);
const refreshTokens = new Set(['refreshToken', 'refresh_token']);

/**
 * An answer with tokens that nobody else was given. The emulator makes its own of who signed in, how, and in which second:
 * a later session of the same user may have the same, and to end the earlier one would end both, or neither.
 */
export function withDistinctTokens(answer: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const jti = randomUUID();
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      if (idTokens.has(name)) return [name, createUnsignedJwt({ ...(readJwtClaims(value) as object), jti })];
      if (refreshTokens.has(name)) return [name, distinctRefreshToken(value, jti)];
      return [name, value];
    }),
  );
}

/** The emulator's are JSON in base64, of which it reads what it knows (`state.js`, RefreshTokenRecord). */
function distinctRefreshToken(token: string, jti: string): string {
  const record = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as object;
  return Buffer.from(JSON.stringify({ ...record, jti })).toString('base64');
}
