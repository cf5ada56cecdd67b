/** What a check found. No problem means that it passed. */
export interface Outcome {
  /** What was looked at, in a few words: `214 files`. */
  readonly summary: string;
  /** What is wrong, each with where it is and what was expected. */
  readonly problems: readonly string[];
}

/** One thing that `npm run check` asks. */
export interface Check {
  readonly name: string;
  run(): Promise<Outcome>;
}
