/**
 * Thrown if the harness, the machine or the command line is at fault, and not the product. The command then exits with
 * code 2.
 *
 * Do not rename this class: a worker process sends only the name of an error's class, and `harness/judge/judge.ts`
 * compares the name with `HarnessError`.
 */
export class HarnessError extends Error {
  override readonly name = 'HarnessError';
}
