import type { AuthBackend } from '../../src/adapters/auth-backend.ts';
import type { ServiceFixture } from '../../src/adapters/service-control.ts';
import type { OutboxItem } from './outbox-items.ts';

/** A stand-in service for the demo, with the information that the demo's panel shows about it. */
export interface DemoService {
  readonly backend: AuthBackend;
  readonly name: string;
  /** Tells the visitor where the service runs and how long it keeps its data. */
  readonly about: string;
  /** Initial accounts of the service. */
  readonly fixture: ServiceFixture;
  readonly outbox: Outbox;
  /** Resets the service to the fixture. Omitted if the service cannot be reset. */
  readonly startOver?: () => Promise<void>;
}

/** The mails and text messages that a real service would have sent. */
export interface Outbox {
  /**
   * Calls the listener with the current items, newest first, and again after every change. Passes null while the outbox
   * cannot be reached.
   *
   * @returns a function that stops watching
   */
  watch(listener: (items: readonly OutboxItem[] | null) => void): () => void;
}
