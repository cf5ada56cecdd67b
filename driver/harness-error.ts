/**
 * Thrown for faults of the harness, the machine or the command line. The command then exits with code 2.
 *
 * The judge recognizes this error by its name, because workers send only the name of an error's class.
 */
export class HarnessError extends Error {
  override readonly name = 'HarnessError';
}
