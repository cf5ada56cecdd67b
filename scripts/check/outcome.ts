export interface Outcome {
  /** The scope of the check in a few words, such as `214 files`. */
  readonly summary: string;
  /** One text for each problem. The text names the place of the problem, and says what was expected there. */
  readonly problems: readonly string[];
}

export interface Check {
  readonly name: string;
  run(): Promise<Outcome>;
}
