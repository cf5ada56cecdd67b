import { z } from 'zod/mini';
import { claimsOfJwt } from './jwt.ts';
import type { TokenJson } from '../../shared/plain-credential.ts';
import { must } from './service-error.ts';

/** What a federated provider says of somebody, as in an ID token. */
export const identitySchema = z.object({
  sub: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
});
export type Identity = z.infer<typeof identitySchema>;

/** The token of an identity: its claims as JSON, which the Auth emulator takes too. */
export const tokenOf = (identity: Identity): string => JSON.stringify(identity);

/** Whom a provider's credential speaks of: its ID token, else its access token, as JSON or as a JWT. */
export function identityOf({ idToken, accessToken }: TokenJson): Identity {
  const read = identitySchema.safeParse(claimsOf(idToken ?? accessToken ?? ''));
  must(read.success, 'INVALID_IDP_RESPONSE : The token of the provider cannot be read.');
  return read.data;
}

function claimsOf(token: string): unknown {
  if (!token.startsWith('{')) return claimsOfJwt(token);
  try {
    return JSON.parse(token);
  } catch {
    return null;
  }
}
