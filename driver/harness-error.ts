/**
 * A fault of the harness, the machine or the command line, not of the product. The command exits with code 2.
 *
 * Messages from a worker carry only the class name of an error, by which the judge recognizes this one.
 */
export class HarnessError extends Error {
  override readonly name = 'HarnessError';
}
