import { z } from 'zod/mini';
import type { TokenJson } from '../../shared/plain-credential.ts';
import { readJwtClaims } from './jwt.ts';
import { throwUnless } from './service-error.ts';

/** The claims in a federated provider's ID token that describe the user. */
export const providerIdentitySchema = z.object({
  sub: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
});
export type ProviderIdentity = z.infer<typeof providerIdentitySchema>;

/** Creates a provider's token: the identity's claims as JSON. The Auth emulator accepts tokens in this format, too. */
export const toProviderToken = (identity: ProviderIdentity): string => JSON.stringify(identity);

/**
 * Reads a provider's ID token or, if there is none, its access token. A token may be JSON or a JWT.
 *
 * @throws a `ServiceError` if no token can be read
 */
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
