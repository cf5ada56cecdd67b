import type { AuthBackend } from '../../src/adapters/auth-backend.ts';
import type { ServiceControl } from '../../src/adapters/service-control.ts';
import type { LimitedStorage } from './limited-storage.ts';

/** A backend to be held to the contract, on a service of its own in which nothing has happened yet. */
export interface Subject {
  readonly backend: AuthBackend;
  readonly control: ServiceControl;
  /** Where the browser session is kept. */
  readonly storage: LimitedStorage;
  /** Leaves the page and opens a new one in the same browser session: answers its backend. */
  reload(): Promise<AuthBackend>;
}

/** One rule of the contract. */
export interface ContractCase {
  /** A sentence that is true of every backend. */
  readonly title: string;
  run(subject: Subject): Promise<unknown>;
}
