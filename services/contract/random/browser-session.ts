import type { AuthBackend } from '../../../src/adapters/auth-backend.ts';
import type { ServiceControl } from '../../../src/adapters/service-control.ts';
import type { OperationContext } from './operation.ts';
import { observeSession, type ObservedSession } from '../support/observe-session.ts';
import type { ServiceUnderTest } from '../support/contract-topic.ts';

/** A browser session with one page at a time. */
export class BrowserSession implements OperationContext {
  readonly control: ServiceControl;
  readonly #openPage: ServiceUnderTest['openPage'];
  #backend: AuthBackend;
  #session: ObservedSession;

  constructor({ control, openPage }: Pick<ServiceUnderTest, 'control' | 'openPage'>) {
    this.control = control;
    this.#openPage = openPage;
    this.#backend = openPage();
    this.#session = observeSession(this.#backend);
  }

  get backend(): AuthBackend {
    return this.#backend;
  }

  /** The session reports of the current page. */
  get reports(): readonly string[] {
    return this.#session.reports;
  }

  /** Resolves once the current page has its first session report. */
  async waitForFirstReport(): Promise<void> {
    await this.#session.waitForReports(1);
  }

  async reload(): Promise<void> {
    const disposed = this.#backend.dispose();
    this.#backend = this.#openPage();
    this.#session = observeSession(this.#backend);
    await disposed;
    await this.waitForFirstReport();
  }
}
