import type { AuthBackend } from '../../../src/adapters/auth-backend.ts';
import type { ServiceControl } from '../../../src/adapters/service-control.ts';
import type { Visit } from './operation.ts';
import { observeSession, type ObservedSession } from '../support/observe-session.ts';
import type { ServiceUnderTest } from '../support/contract-case.ts';

/** The page that a visitor is on, one after the other in the same browser session. */
export class Page implements Visit {
  readonly control: ServiceControl;
  readonly #open: ServiceUnderTest['openPage'];
  #backend: AuthBackend;
  #session: ObservedSession;

  constructor(open: ServiceUnderTest['openPage'], control: ServiceControl) {
    this.control = control;
    this.#open = open;
    this.#backend = open();
    this.#session = observeSession(this.#backend);
  }

  get backend(): AuthBackend {
    return this.#backend;
  }

  /** What was heard of the session on this page. */
  get reports(): readonly string[] {
    return this.#session.reports;
  }

  /** Resolves once it is known whether somebody is signed in. */
  async arrived(): Promise<void> {
    await this.#session.waitForReports(1);
  }

  async reload(): Promise<void> {
    const left = this.#backend.dispose();
    this.#backend = this.#open();
    this.#session = observeSession(this.#backend);
    await left;
    await this.arrived();
  }
}
