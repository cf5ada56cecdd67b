export interface Outcome {
  /** The scope of the check in a few words, such as `214 files`. */
  readonly summary: string;
  /** One text per problem: its place, and what was expected there. */
  readonly problems: readonly string[];
}

export interface Check {
  readonly name: string;
  run(): Promise<Outcome>;
}
