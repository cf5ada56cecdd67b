import { explainProblems, type OptionProblem } from '../shared/option-problems.ts';

/** Thrown when the server starts with wrong options. Lists every problem, not only the first. */
export class PasskeyOptionsError extends Error {
  override readonly name = 'PasskeyOptionsError';
  readonly problems: readonly OptionProblem[];

  /** @param owner the function with the options, such as `createPasskeys` */
  constructor(owner: string, problems: readonly OptionProblem[]) {
    super(explainProblems(owner, problems));
    this.problems = problems;
  }
}
