import type { AuthBackend } from '../../../src/adapters/auth-backend.ts';
import type { ServiceControl } from '../../../src/adapters/service-control.ts';
import type { LimitedStorage } from './limited-storage.ts';

/** A new service without accounts, and a browser session whose pages use the service. */
export interface ServiceUnderTest {
  readonly control: ServiceControl;
  /** The storage of the browser session. */
  readonly storage: LimitedStorage;
  /** Opens a page of the browser session and returns its backend. */
  openPage(): AuthBackend;
}

/** A visitor's page, and the control of the service that it calls. */
export interface Visitor {
  readonly backend: AuthBackend;
  readonly control: ServiceControl;
}

/** Everything that one test of the contract can use. Each test has its own service. */
export interface CaseContext extends Visitor {
  /** The storage of the browser session. */
  readonly storage: LimitedStorage;
  /** Disposes of the page's backend, opens a new page in the same browser session and returns its backend. */
  reload(): Promise<AuthBackend>;
}

/**
 * Declares the tests of one topic.
 *
 * @param test declares one test; its title is a sentence that is true for every backend
 */
export type ContractTopic = (test: (title: string, run: (context: CaseContext) => Promise<unknown>) => void) => void;
