export interface ConfigProblem {
  /** Path of the invalid value, such as `signInOptions[0].provider`; empty for the whole configuration. */
  readonly path: string;
  /** Description of the problem. In the error message, this text follows the path: `must be a list`. */
  readonly message: string;
}

/** Thrown when a configuration is invalid. Lists every problem, not only the first (requirement config.invalid). */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    super(
      `The configuration of Doorstep is wrong.\n${problems.map(({ path, message }) => `  ${path || 'config'}: ${message}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

/** Describes a wrong value in a message: `"yes"`, `7`, `undefined`, `a list`, `an object` or `a function`. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
