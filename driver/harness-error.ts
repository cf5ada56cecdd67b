/**
 * The harness, the machine or the way it was called is at fault, not the product: exit code 2. Thrown in a worker, it
 * is known again by its class's name, which is all that crosses the message stream.
 */
export class HarnessError extends Error {
  override readonly name = 'HarnessError';
}
