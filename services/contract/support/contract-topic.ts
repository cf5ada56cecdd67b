import type { AuthBackend } from '../../../src/adapters/auth-backend.ts';
import type { ServiceControl } from '../../../src/adapters/service-control.ts';
import type { LimitedStorage } from './limited-storage.ts';

/** A new service with no accounts, and a browser session whose pages open backends on it. */
export interface ServiceUnderTest {
  readonly control: ServiceControl;
  /** Storage of the browser session. */
  readonly storage: LimitedStorage;
  /** Opens a page of the browser session and returns its backend. */
  openPage(): AuthBackend;
}

/** A visitor's page, and the control of the service that it calls. */
export interface Visitor {
  readonly backend: AuthBackend;
  readonly control: ServiceControl;
}

/** Everything that one test of the contract can use. Each test has a service of its own. */
export interface CaseContext extends Visitor {
  /** Storage of the browser session. */
  readonly storage: LimitedStorage;
  /** Disposes of the page's backend, opens a new page in the same browser session and returns its backend. */
  reload(): Promise<AuthBackend>;
}

/**
 * Declares the tests of one topic.
 *
 * @param test declares one test; its title is a sentence that holds for every backend
 */
export type ContractTopic = (test: (title: string, run: (context: CaseContext) => Promise<unknown>) => void) => void;
