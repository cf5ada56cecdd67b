import type { AuthUser, AuthBackend } from '../../../src/adapters/auth-backend.ts';

/** The session reports of a backend since `observeSession` was called. */
export interface ObservedSession {
  /** One entry per report: the user's email, `guest` for a user without an email, or `signed out` for null. */
  readonly reports: readonly string[];
  /** The user of the latest report; undefined before the first report. */
  readonly lastUser: AuthUser | null | undefined;
  /** Resolves once at least `count` reports have arrived. */
  waitForReports(count: number): Promise<void>;
  stop(): void;
}

/** Starts recording the session reports of a backend. */
export function observeSession(backend: AuthBackend): ObservedSession {
  const reports: string[] = [];
  const listeners = new Set<() => void>();
  let lastUser: AuthUser | null | undefined;
  const stop = backend.observeSession((user) => {
    lastUser = user;
    reports.push(user === null ? 'signed out' : (user.email ?? 'guest'));
    for (const notify of listeners) notify();
  });
  return {
    reports,
    get lastUser() {
      return lastUser;
    },
    async waitForReports(count) {
      while (reports.length < count) {
        await new Promise<void>((resolve) => {
          listeners.add(resolve);
        });
      }
    },
    stop,
  };
}

/** Starts recording the session reports of a backend and resolves once the first report has arrived. */
export async function observeFirstReport(backend: AuthBackend): Promise<ObservedSession> {
  const session = observeSession(backend);
  await session.waitForReports(1);
  return session;
}
