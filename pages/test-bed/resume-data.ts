import type { TestBedOptions, Transition } from './test-bed-api.ts';

const KEY = 'doorstep:test-bed';

/** State that the next document of the same browser session continues with. */
export interface ResumeData {
  readonly options: TestBedOptions;
  readonly serviceState: string;
  readonly transitions: readonly Transition[];
  /** Calls of the configuration's functions so far. Absent if the next document starts with none. */
  readonly calls?: Readonly<Record<string, unknown[][]>>;
}

/** Saves the data in the session storage; does nothing if the browser blocks it. */
export function saveResumeData(data: ResumeData): void {
  findSessionStorage()?.setItem(KEY, JSON.stringify(data));
}

/** Reads the data and removes it, so that only the very next document resumes. */
export function takeResumeData(): ResumeData | null {
  const storage = findSessionStorage();
  const saved = storage?.getItem(KEY) ?? null;
  storage?.removeItem(KEY);
  // Not validated: nothing else writes to this origin's storage.
  return saved === null ? null : (JSON.parse(saved) as ResumeData);
}

function findSessionStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
