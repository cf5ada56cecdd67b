import { z } from 'zod/mini';
import { createAccount, listAccounts, type CallContext, type SignInOutcome } from './accounts.ts';
import { createUnsignedJwt, readJwtClaims } from './jwt.ts';
import { throwUnless } from './service-error.ts';

/** The claim `firebase.sign_in_provider` of a session that began with a custom token. */
export const customTokenProvider = 'custom';

/** The audience of every custom token, as the Firebase Admin SDK writes it. */
const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

const claimsSchema = z.object({
  uid: z.optional(z.string()),
  /** Missing in a token that is plain JSON. */
  aud: z.optional(z.string()),
  tenant_id: z.optional(z.string()),
  /** Expiry time, in seconds since the Unix epoch. A token without this claim does not expire. */
  exp: z.optional(z.number()),
});
type CustomTokenClaims = Omit<z.infer<typeof claimsSchema>, 'aud'> & { readonly uid: string };

/**
 * Creates an unsigned custom token. The Auth emulator accepts it, too. The Firebase Admin SDK creates such tokens for
 * the emulator.
 */
export const createCustomToken = (claims: CustomTokenClaims): string => createUnsignedJwt({ aud: audience, ...claims });

/** Signs in with a custom token: a JWT, whose signature is not checked, or its claims as JSON. */
export function signInWithCustomToken(context: CallContext, token: string): SignInOutcome {
  throwUnless(token, 'MISSING_CUSTOM_TOKEN');
  const isJson = token.startsWith('{');
  const { uid, aud, tenant_id: tenantId } = readClaims(token);
  throwUnless(isJson || aud === audience, 'INVALID_CUSTOM_TOKEN : The token has another audience.');
  // Like the emulator, check the tenant only if a tenant is chosen and the token is a JWT.
  throwUnless(isJson || context.tenantId === null || tenantId === context.tenantId, 'TENANT_ID_MISMATCH');
  throwUnless(!hasExpiredToken(token, context.now), expiredTokenMessage);
  throwUnless(uid, 'MISSING_IDENTIFIER');
  const known = listAccounts(context).find((account) => account.uid === uid);
  throwUnless(!known?.disabled, 'USER_DISABLED');
  return { account: known ?? createAccount(context, { uid }), isNewUser: !known };
}

/** The service's message for a token that has expired. */
export const expiredTokenMessage = 'INVALID_CUSTOM_TOKEN : The token has expired.';

/** Returns true if the token has expired. Returns false for a token that cannot be read. */
export function hasExpiredToken(token: string, nowMs: number): boolean {
  const { data } = claimsSchema.safeParse(parseToken(token));
  return data?.exp !== undefined && data.exp * 1000 <= nowMs;
}

function readClaims(token: string): z.infer<typeof claimsSchema> {
  const read = claimsSchema.safeParse(parseToken(token));
  throwUnless(read.success, 'INVALID_CUSTOM_TOKEN : The token cannot be read.');
  return read.data;
}

function parseToken(token: string): unknown {
  if (!token.startsWith('{')) return readJwtClaims(token);
  try {
    return JSON.parse(token);
  } catch {
    return undefined;
  }
}
