/**
 * A fault of the harness, the machine or the command line, not of the product. The command exits with code 2.
 *
 * The judge recognizes it by its class name, because messages from a worker carry nothing else of the class.
 */
export class HarnessError extends Error {
  override readonly name = 'HarnessError';
}
