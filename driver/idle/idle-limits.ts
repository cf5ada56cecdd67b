/** Longest times to wait until a page is idle, in milliseconds of real time. */
export interface IdleLimits {
  /** Time for calls to be answered. This time starts when all documents and chunks have loaded. */
  readonly answersMs: number;
  /** Time for documents and chunks to load. */
  readonly loadingMs: number;
}

/** Kinds of responses that a scenario delays: answers of the service, or chunks of the page. */
export type Held = ReadonlySet<'answers' | 'chunks'>;

/**
 * Returns the limits for a scenario. If the scenario delays answers, the limit for answers is short; if it delays
 * chunks, both limits are short.
 */
export const getIdleLimits = (held: Held): IdleLimits => ({
  answersMs: held.size > 0 ? 60 : 4_000,
  loadingMs: held.has('chunks') ? 60 : 4_000,
});

/** Longest time that a single call to the page may wait, in milliseconds of real time. */
const longestWaitMs = 100;

/** Returns the limits for the next call to the page, after the driver has already waited for `waitedMs`. */
export function getRemainingLimits({ answersMs, loadingMs }: IdleLimits, waitedMs: number): IdleLimits {
  const remaining = (limitMs: number): number => Math.max(0, Math.min(longestWaitMs, limitMs - waitedMs));
  return { answersMs: remaining(answersMs), loadingMs: remaining(loadingMs) };
}
