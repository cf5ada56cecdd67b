import { explainProblems, type OptionProblem } from './option-problems.ts';

/** Thrown when a server starts with wrong options. Lists every problem, not only the first. */
export abstract class OptionsError extends Error {
  readonly problems: readonly OptionProblem[];

  /** @param owner the function with the options, such as `createSessions` */
  constructor(owner: string, problems: readonly OptionProblem[]) {
    super(explainProblems(owner, problems));
    this.problems = problems;
  }
}
