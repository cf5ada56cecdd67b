/**
 * Thrown if the harness, the machine or the command line causes a failure. The command then exits with code 2. Do not
 * rename this class: `harness/judge/judge.ts` recognizes an error of a worker process by its name.
 */
export class HarnessError extends Error {
  override readonly name = 'HarnessError';
}
