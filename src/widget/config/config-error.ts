/** One thing that is wrong with a configuration. */
export interface ConfigProblem {
  /** Where, as one would write it: `signInOptions[0].provider`. Empty for the whole. */
  readonly path: string;
  /** What was expected there, and what was seen. */
  readonly message: string;
}

/** A configuration was refused (requirement config.invalid). Names every fault, not only the first. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    super(
      `The sign-in widget's configuration is wrong.\n${problems.map(({ path, message }) => `  ${path}: ${message}`).join('\n')}`,
    );
    this.problems = problems;
  }
}
