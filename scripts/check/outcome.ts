export interface Outcome {
  /** The scope of the check in a few words, such as `214 files`. */
  readonly summary: string;
  /** One text per problem. It says where the problem is, and what was expected. */
  readonly problems: readonly string[];
}

export interface Check {
  readonly name: string;
  run(): Promise<Outcome>;
}
