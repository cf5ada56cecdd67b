import type { TestBedOptions, Transition } from './test-bed-api.ts';

const KEY = 'doorstep:test-bed';

/** Data that a document stores when it unloads, so that the next document can mount the app again. */
export interface ResumeData {
  readonly options: TestBedOptions;
  readonly serviceState: string;
  readonly transitions: readonly Transition[];
  /** Recorded calls to functions of the configuration. If omitted, the page starts with no calls. */
  readonly calls?: Readonly<Record<string, unknown[][]>>;
}

/** Saves the data in session storage. Does nothing if the browser blocks this storage. */
export function saveResumeData(data: ResumeData): void {
  findSessionStorage()?.setItem(KEY, JSON.stringify(data));
}

/** Reads and removes the data, so that only the next document uses the data. */
export function takeResumeData(): ResumeData | null {
  const storage = findSessionStorage();
  const saved = storage?.getItem(KEY) ?? null;
  storage?.removeItem(KEY);
  return saved === null ? null : (JSON.parse(saved) as ResumeData);
}

function findSessionStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
