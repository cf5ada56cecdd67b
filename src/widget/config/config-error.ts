/** One problem in a configuration. */
export interface ConfigProblem {
  /** The path of the value, such as `signInOptions[0].provider`; empty for the whole configuration. */
  readonly path: string;
  /** The rest of a sentence about that value, such as `must be a list`. */
  readonly message: string;
}

/** Lists every problem of a configuration, not only the first (requirement config.invalid). */
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
