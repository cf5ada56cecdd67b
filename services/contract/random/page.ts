import type { AuthBackend } from '../../../src/adapters/auth-backend.ts';
import type { ServiceControl } from '../../../src/adapters/service-control.ts';
import { observe, type Hearing } from '../expect.ts';
import type { Opening } from '../hold-to-contract.ts';
import type { Visit } from './operation.ts';

/** The page that a visitor is on, one after the other in the same browser session. */
export class Page implements Visit {
  readonly control: ServiceControl;
  readonly #open: Opening['openPage'];
  #backend: AuthBackend;
  #session: Hearing;

  constructor(open: Opening['openPage'], control: ServiceControl) {
    this.control = control;
    this.#open = open;
    this.#backend = open();
    this.#session = observe(this.#backend);
  }

  get backend(): AuthBackend {
    return this.#backend;
  }

  /** What was heard of the session on this page. */
  get heard(): readonly string[] {
    return this.#session.heard;
  }

  /** Resolves once it is known whether somebody is signed in. */
  async arrived(): Promise<void> {
    await this.#session.until(1);
  }

  async reload(): Promise<void> {
    const left = this.#backend.dispose();
    this.#backend = this.#open();
    this.#session = observe(this.#backend);
    await left;
    await this.arrived();
  }
}
