import type { AuthUser, Unsubscribe } from '../auth-backend.ts';

type Listener = (user: AuthUser | null) => void;

/** A user that was published. Every report is a new object, so that an observer can tell reports of one user apart. */
interface Report {
  readonly user: AuthUser | null;
}

interface Observer {
  readonly listener: Listener;
  lastReport: Report | undefined;
}

/**
 * Reports the app's user to observers as `SessionOperations.observeSession` promises: the known user first, then every
 * change, never during `add`, and no report twice.
 */
export class SessionObservers {
  readonly #observers = new Set<Observer>();
  #latest: Report | undefined;

  /** The user of the latest report; undefined before the first report. */
  get latestUser(): AuthUser | null | undefined {
    return this.#latest?.user;
  }

  add(listener: Listener): Unsubscribe {
    const observer: Observer = { listener, lastReport: undefined };
    this.#observers.add(observer);
    queueMicrotask(() => this.#notify(observer));
    return () => {
      this.#observers.delete(observer);
    };
  }

  /** Notifies all observers before it returns. Does nothing if the user equals the latest report's. */
  publish(user: AuthUser | null): void {
    if (this.#latest !== undefined && isSameUser(this.#latest.user, user)) return;
    this.#latest = { user };
    for (const observer of [...this.#observers]) this.#notify(observer);
  }

  /** Removes all observers and forgets the latest report. */
  close(): void {
    this.#observers.clear();
    this.#latest = undefined;
  }

  #notify(observer: Observer): void {
    const report = this.#latest;
    if (report === undefined || observer.lastReport === report || !this.#observers.has(observer)) return;
    observer.lastReport = report;
    observer.listener(report.user);
  }
}

/** Compares what a page can show of a user; a new id token changes nothing. */
function isSameUser(first: AuthUser | null, second: AuthUser | null): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}
