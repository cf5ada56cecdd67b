import { z } from 'zod/mini';
import { readJwtClaims } from './jwt.ts';
import type { TokenJson } from '../../shared/plain-credential.ts';
import { throwUnless } from './service-error.ts';

/** What a federated provider says of somebody, as in an ID token. */
export const providerIdentitySchema = z.object({
  sub: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
});
export type ProviderIdentity = z.infer<typeof providerIdentitySchema>;

/** The token of an identity: its claims as JSON, which the Auth emulator takes too. */
export const toProviderToken = (identity: ProviderIdentity): string => JSON.stringify(identity);

/** Whom a provider's credential speaks of: its ID token, else its access token, as JSON or as a JWT. */
export function readProviderToken({ idToken, accessToken }: TokenJson): ProviderIdentity {
  const read = providerIdentitySchema.safeParse(readClaims(idToken ?? accessToken ?? ''));
  throwUnless(read.success, 'INVALID_IDP_RESPONSE : The token of the provider cannot be read.');
  return read.data;
}

function readClaims(token: string): unknown {
  if (!token.startsWith('{')) return readJwtClaims(token);
  try {
    return JSON.parse(token);
  } catch {
    return null;
  }
}
