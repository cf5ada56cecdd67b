import { z } from 'zod/mini';
import { providerIdentitySchema } from './service/provider-identity.ts';

/**
 * What a page on the in-memory service and the window of a federated provider say to each other. The window belongs to
 * the same origin and holds nothing of the service: it is told whom the provider knows, and says who signs in.
 */

/** Where the request is kept, in the session storage: a window that is opened gets a copy of it. */
export const requestKey = 'doorstep:provider-request';

/** Where the answer of a redirect is kept, in the session storage. */
export const answerKey = 'doorstep:provider-answer';

const request = z.object({
  /** Each request is another: an answer to an earlier one is of no interest. */
  id: z.string(),
  providerId: z.string(),
  /** Those who signed in with this provider before. */
  identities: z.array(providerIdentitySchema),
  scopes: z.array(z.string()),
  customParameters: z.record(z.string(), z.string()),
  tenantId: z.nullable(z.string()),
  upgradeGuest: z.boolean(),
  /** Where the answer goes: to the page that opened the window, or to an address. */
  returnTo: z.nullable(z.string()),
});
export type ProviderRequest = z.infer<typeof request>;

const answer = z.object({
  id: z.string(),
  /** Who signs in, or with which code of the SDK it ended otherwise. */
  outcome: z.union([z.object({ identity: providerIdentitySchema }), z.object({ refusal: z.string() })]),
});
export type ProviderAnswer = z.infer<typeof answer>;

/** The event of the provider's document by which it is told to refuse, with the code as its detail: for tests. */
export const refuseEvent = 'provider-refuses';

/** What a visitor who says no is refused with. */
export const declinedCode = 'auth/user-cancelled';

/** The name of the lock that the provider's window holds for as long as it is there. */
export const getWindowLockName = (id: string): string => `doorstep:provider:${id}`;

const message = z.discriminatedUnion('kind', [
  z.object({ doorstepProvider: z.literal(true), kind: z.literal('ready'), id: z.string() }),
  z.object({ doorstepProvider: z.literal(true), kind: z.literal('answer'), answer }),
]);
export type ProviderMessage = z.infer<typeof message>;

/** Null for what is none. */
export const parseRequest = (text: string | null): ProviderRequest | null => parseJson(request, text);
export const parseAnswer = (text: string | null): ProviderAnswer | null => parseJson(answer, text);
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
