import type { AuthUser, Unsubscribe } from '../auth-backend.ts';

type Listener = (user: AuthUser | null) => void;

/**
 * One report of the app's user to the observers. `#notify` compares reports by identity, so each report must be a new
 * object.
 */
interface Report {
  readonly user: AuthUser | null;
}

interface Observer {
  readonly listener: Listener;
  lastReport: Report | undefined;
}

/**
 * Reports the app's user to observers. If the user is already known, calls a new observer in a microtask, never
 * synchronously.
 */
export class SessionObservers {
  readonly #observers = new Set<Observer>();
  #latest: Report | undefined;

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

  /** Notifies all observers synchronously. Does nothing if the user is equal to the user of the latest report. */
  publish(user: AuthUser | null): void {
    if (this.#latest !== undefined && isSameUser(this.#latest.user, user)) return;
    this.#latest = { user };
    for (const observer of [...this.#observers]) this.#notify(observer);
  }

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

/** Compares two users by their JSON, which leaves out functions such as `getIdToken`. */
function isSameUser(first: AuthUser | null, second: AuthUser | null): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}
