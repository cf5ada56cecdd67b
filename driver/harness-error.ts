/**
 * Thrown if the harness, the machine or the command line causes a failure. The command then exits with code 2. Do not
 * rename this class: if a worker process reports an error, `harness/judge/judge.ts` knows only the name of the error's
 * class.
 */
export class HarnessError extends Error {
  override readonly name = 'HarnessError';
}
