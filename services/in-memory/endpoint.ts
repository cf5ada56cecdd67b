import { z } from 'zod/mini';
import type { CallContext } from '../../src/adapters/fake/service/accounts.ts';
import { throwUnless } from '../../src/adapters/fake/service/service-error.ts';

/**
 * Answers one request to the identity service's API with the fields of its answer.
 *
 * @throws a `ServiceError` in the words of the wire protocol
 */
export type Endpoint = (context: CallContext, body: unknown) => object;

/** A text that may be left out; the SDK sends some as null instead. */
export const text = z.pipe(
  z.nullish(z.string()),
  z.transform((given: string | null | undefined) => given ?? ''),
);

/** An endpoint that is told what the request says, once that is what a client may send. */
export function endpoint<S extends z.ZodMiniType>(
  request: S,
  answer: (context: CallContext, request: z.infer<S>) => object,
): Endpoint {
  return (context, body) => {
    const read = request.safeParse(body);
    throwUnless(read.success, `INVALID_ARGUMENT : ${read.error?.issues.map(({ path }) => path.join('.')).join(', ')}`);
    return answer(context, read.data);
  };
}
