import type { TestBedOptions, Transition } from './test-bed-api.ts';

const KEY = 'doorstep:test-bed';

/** What the document that follows in the same session goes on with. */
export interface Encore {
  readonly options: TestBedOptions;
  readonly serviceState: string;
  readonly transitions: readonly Transition[];
  /** What the functions of the configuration have received so far, where that has to outlast the document. */
  readonly calls?: Readonly<Record<string, unknown[][]>>;
}

/** A browser that keeps nothing keeps no encore. */
export function keepEncore(encore: Encore): void {
  storage()?.setItem(KEY, JSON.stringify(encore));
}

/** Reads and removes: only the very next document goes on. */
export function takeEncore(): Encore | null {
  const kept = storage()?.getItem(KEY) ?? null;
  storage()?.removeItem(KEY);
  return kept === null ? null : (JSON.parse(kept) as Encore); // It is ours: nothing else runs on this origin.
}

function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
