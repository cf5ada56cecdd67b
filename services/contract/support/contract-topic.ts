import type { AuthBackend } from '../../../src/adapters/auth-backend.ts';
import type { ServiceControl } from '../../../src/adapters/service-control.ts';
import type { LimitedStorage } from './limited-storage.ts';

export interface ServiceUnderTest {
  readonly control: ServiceControl;
  readonly storage: LimitedStorage;
  openPage(): AuthBackend;
}

export interface Visitor {
  readonly backend: AuthBackend;
  readonly control: ServiceControl;
}

export interface CaseContext extends Visitor {
  readonly storage: LimitedStorage;
  /**
   * Simulates a reload: disposes of the page's backend, opens a new page in the same browser session and returns the
   * new backend.
   */
  reload(): Promise<AuthBackend>;
}

/**
 * A function that declares the tests of one topic. Every backend must pass these tests.
 *
 * @param test declares one test
 */
export type ContractTopic = (test: (title: string, run: (context: CaseContext) => Promise<unknown>) => void) => void;
