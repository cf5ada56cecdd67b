export interface IdleLimits {
  /** Milliseconds of real time to wait for the service's answers, after all documents and chunks have loaded. */
  readonly answersMs: number;
  readonly loadingMs: number;
}

/** Kinds of responses that a scenario delays. */
export type Held = ReadonlySet<'answers' | 'chunks'>;

/**
 * Returns how long to wait until a page is idle. The limits are short while the scenario delays responses, because the
 * page then cannot become idle.
 */
export const getIdleLimits = (held: Held): IdleLimits => ({
  answersMs: held.size > 0 ? 60 : 4_000,
  loadingMs: held.has('chunks') ? 60 : 4_000,
});

/** Longest time that one call of the driver waits until the page is idle, in milliseconds of real time. */
const longestWaitMs = 100;

/**
 * Returns the time limits for the next call to the page. Each limit is the time that is left, but at most {@link
 * longestWaitMs}.
 *
 * @param waitedMs milliseconds that earlier calls have waited
 */
export function getRemainingLimits({ answersMs, loadingMs }: IdleLimits, waitedMs: number): IdleLimits {
  const remaining = (limitMs: number): number => Math.max(0, Math.min(longestWaitMs, limitMs - waitedMs));
  return { answersMs: remaining(answersMs), loadingMs: remaining(loadingMs) };
}
