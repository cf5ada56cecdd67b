import { z } from 'zod/mini';
import { providerIdentitySchema } from './service/provider-identity.ts';

// Messages between a page that uses the in-memory service and the provider page. The provider page has no access to
// the service, so the request lists the known identities, and the answer names the identity that signs in.

/**
 * The session storage key of the request. A provider window gets a copy of its opener's session storage, and finds the
 * request there.
 */
export const requestKey = 'doorstep:provider-request';

/** The session storage key of the answer to a redirect. */
export const answerKey = 'doorstep:provider-answer';

const request = z.object({
  /** A unique ID, so that answers to earlier requests can be ignored. */
  id: z.string(),
  providerId: z.string(),
  /** The identities that have signed in with this provider before. */
  identities: z.array(providerIdentitySchema),
  scopes: z.array(z.string()),
  customParameters: z.record(z.string(), z.string()),
  tenantId: z.nullable(z.string()),
  upgradeGuest: z.boolean(),
  /**
   * The URL to return to after a redirect. Null for a provider window, which sends its answer to its opener instead.
   */
  returnTo: z.nullable(z.string()),
});
export type ProviderRequest = z.infer<typeof request>;

const answer = z.object({
  id: z.string(),
  /** Either the identity that signs in, or an error code of the SDK. */
  outcome: z.union([z.object({ identity: providerIdentitySchema }), z.object({ refusal: z.string() })]),
});
export type ProviderAnswer = z.infer<typeof answer>;

/** The error code of the SDK if the visitor declines at the provider. */
export const declinedCode = 'auth/user-cancelled';

/** Returns the name of the Web Lock that the provider window holds while it is open. */
export const getWindowLockName = (id: string): string => `doorstep:provider:${id}`;

const message = z.discriminatedUnion('kind', [
  z.object({ doorstepProvider: z.literal(true), kind: z.literal('ready'), id: z.string() }),
  z.object({ doorstepProvider: z.literal(true), kind: z.literal('answer'), answer }),
]);
export type ProviderMessage = z.infer<typeof message>;

/** Parses a stored request; null if it is missing or invalid. */
export const parseRequest = (text: string | null): ProviderRequest | null => parseJson(request, text);
/** Parses a stored answer; null if it is missing or invalid. */
export const parseAnswer = (text: string | null): ProviderAnswer | null => parseJson(answer, text);

/** Parses the data of a `message` event; null if it is not a message of the provider page. */
export function parseMessage(data: unknown): ProviderMessage | null {
  const read = message.safeParse(data);
  return read.success ? read.data : null;
}

function parseJson<T>(schema: z.ZodMiniType<T>, text: string | null): T | null {
  if (text === null) return null;
  try {
    const read = schema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
