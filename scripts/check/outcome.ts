/** Result of a check. It passed if there is no problem. */
export interface Outcome {
  /** The scope of the check in a few words: `214 files`. */
  readonly summary: string;
  /** Each problem with its place and the expectation. */
  readonly problems: readonly string[];
}

/** One line of `npm run check`. */
export interface Check {
  readonly name: string;
  run(): Promise<Outcome>;
}
