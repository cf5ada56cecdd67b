/**
 * Thrown if a failure is caused by the harness, the machine or the command line instead of the product. The command
 * then exits with code 2.
 *
 * Do not rename this class: a worker process sends only the name of an error's class, and `harness/judge/judge.ts`
 * compares the name with `HarnessError`.
 */
export class HarnessError extends Error {
  override readonly name = 'HarnessError';
}
