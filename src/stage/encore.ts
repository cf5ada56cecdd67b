import type { StageOptions } from './stage-api.ts';

const KEY = 'doorstep:stage';

/** What the document that follows in the same session goes on with. */
export interface Encore {
  readonly options: StageOptions;
  readonly serviceState: string;
}

export function keepEncore(encore: Encore): void {
  sessionStorage.setItem(KEY, JSON.stringify(encore));
}

/** Reads and removes: only the very next document goes on. */
export function takeEncore(): Encore | null {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept === null ? null : (JSON.parse(kept) as Encore); // It is ours: nothing else runs on this origin.
}
