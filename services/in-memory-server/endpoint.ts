import { z } from 'zod/mini';
import type { CallContext } from '../../src/adapters/in-memory/service/accounts.ts';
import { throwUnless } from '../../src/adapters/in-memory/service/service-error.ts';

/**
 * Answers one call of the identity service's API.
 *
 * @throws a `ServiceError` with an error message of the API
 */
export type Endpoint = (context: CallContext, body: unknown) => object;

/** Schema of an optional string. A missing string and null become ''. The SDK sends null for some strings. */
export const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value: string | null | undefined) => value ?? ''),
);

export function endpoint<S extends z.ZodMiniType>(
  schema: S,
  answer: (context: CallContext, request: z.infer<S>) => object,
): Endpoint {
  return (context, body) => {
    const parsed = schema.safeParse(body);
    const invalidFields = parsed.error?.issues.map(({ path }) => path.join('.')).join(', ');
    throwUnless(parsed.success, `INVALID_ARGUMENT : ${invalidFields}`);
    return answer(context, parsed.data);
  };
}
