/** Time to wait until a page is idle, in milliseconds of real time. */
export interface IdleLimits {
  /** For calls to be answered, once nothing is loading. */
  readonly answersMs: number;
  /** For documents and chunks to load. */
  readonly loadingMs: number;
}

/** Kinds of responses that a scenario delays on purpose: answers of the service, or chunks of the page. */
export type Held = ReadonlySet<'answers' | 'chunks'>;

/** Returns short limits for what the scenario holds, and otherwise limits that pass only if something is broken. */
export const getIdleLimits = (held: Held): IdleLimits => ({
  answersMs: held.size > 0 ? 60 : 4_000,
  loadingMs: held.has('chunks') ? 60 : 4_000,
});

/** Longest wait within the page, in milliseconds of real time, before the driver calls it again. */
const longestWaitMs = 100;

/** Returns the limits for one wait within the page, after the driver has waited for some milliseconds. */
export function getRemainingLimits({ answersMs, loadingMs }: IdleLimits, waitedMs: number): IdleLimits {
  const remaining = (limitMs: number): number => Math.max(0, Math.min(longestWaitMs, limitMs - waitedMs));
  return { answersMs: remaining(answersMs), loadingMs: remaining(loadingMs) };
}
