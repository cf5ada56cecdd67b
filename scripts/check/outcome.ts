/** The result of a check, which has passed if there are no problems. */
export interface Outcome {
  /** The scope of the check in a few words: `214 files`. */
  readonly summary: string;
  /** One text per problem, with its place and what was expected. */
  readonly problems: readonly string[];
}

/** A check of `npm run check`. The command prints one line for each check. */
export interface Check {
  readonly name: string;
  run(): Promise<Outcome>;
}
