import { z } from 'zod/mini';
import { providerIdentitySchema } from './service/provider-identity.ts';

// Messages between the app's page and the provider page. The provider page has no access to the in-memory service, so
// the request contains the accounts that the visitor can choose.

/**
 * Session storage key of the request. A new provider window gets a copy of the session storage of the app's page, so
 * the app's page stores the request before it opens the window.
 */
export const requestKey = 'doorstep:provider-request';

export const answerKey = 'doorstep:provider-answer';

const request = z.object({
  /** Lets the page recognize the answer to this request, and ignore answers to earlier requests. */
  id: z.string(),
  providerId: z.string(),
  identities: z.array(providerIdentitySchema),
  scopes: z.array(z.string()),
  customParameters: z.record(z.string(), z.string()),
  tenantId: z.nullable(z.string()),
  upgradeGuest: z.boolean(),
  /**
   * The URL that the provider page opens at the end. Null in a provider window, which sends its answer to its opener.
   */
  returnTo: z.nullable(z.string()),
});
export type ProviderRequest = z.infer<typeof request>;

const answer = z.object({
  id: z.string(),
  /** The identity that the visitor has chosen, or the SDK's error code if the visitor has not signed in. */
  outcome: z.union([z.object({ identity: providerIdentitySchema }), z.object({ refusal: z.string() })]),
});
export type ProviderAnswer = z.infer<typeof answer>;

/** The error code for a visitor who declines on the provider page. The SDK uses the same code. */
export const declinedCode = 'auth/user-cancelled';

/** Returns the name of the Web Lock that the provider window holds while it is open. */
export const getWindowLockName = (id: string): string => `doorstep:provider:${id}`;

const message = z.discriminatedUnion('kind', [
  z.object({ doorstepProvider: z.literal(true), kind: z.literal('ready'), id: z.string() }),
  z.object({ doorstepProvider: z.literal(true), kind: z.literal('answer'), answer }),
]);
export type ProviderMessage = z.infer<typeof message>;

export const parseRequest = (text: string | null): ProviderRequest | null => parseJson(request, text);
export const parseAnswer = (text: string | null): ProviderAnswer | null => parseJson(answer, text);

/** Returns null if the data of a `message` event are not a message of the provider page. */
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
