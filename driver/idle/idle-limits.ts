export interface IdleLimits {
  /** Milliseconds, by the real clock, that calls may take after all documents and chunks have loaded. */
  readonly answersMs: number;
  readonly loadingMs: number;
}

/** Kinds of responses that a scenario delays. */
export type Held = ReadonlySet<'answers' | 'chunks'>;

/** Returns the time limits for a scenario. If the scenario delays responses, the driver waits for them only briefly. */
export const getIdleLimits = (held: Held): IdleLimits => ({
  answersMs: held.size > 0 ? 60 : 4_000,
  loadingMs: held.has('chunks') ? 60 : 4_000,
});

/** A single call to the page waits at most this long, in milliseconds of real time. */
const longestWaitMs = 100;

/** Returns the time limits for the next call to the page, after earlier calls have waited for `waitedMs`. */
export function getRemainingLimits({ answersMs, loadingMs }: IdleLimits, waitedMs: number): IdleLimits {
  const remaining = (limitMs: number): number => Math.max(0, Math.min(longestWaitMs, limitMs - waitedMs));
  return { answersMs: remaining(answersMs), loadingMs: remaining(loadingMs) };
}
