/**
 * Thrown for faults of the harness, the machine or the command line, not of the product. The command then exits with
 * code 2.
 *
 * Workers send only the name of an error's class, so the judge recognizes this error by its name.
 */
export class HarnessError extends Error {
  override readonly name = 'HarnessError';
}
