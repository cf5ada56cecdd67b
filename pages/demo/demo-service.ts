import type { AuthBackend } from '../../src/adapters/auth-backend.ts';
import type { ServiceFixture } from '../../src/adapters/service-control.ts';
import type { OutboxItem } from './outbox-items.ts';

/** An identity service that a visitor may play with, and what the demo shows of it beside the app. */
export interface DemoService {
  readonly backend: AuthBackend;
  /** What the service is called. */
  readonly name: string;
  /** Where what is done goes, and how long it lasts. */
  readonly about: string;
  /** What was there from the start. */
  readonly fixture: ServiceFixture;
  readonly outbox: Outbox;
  /** Forgets everything that was done, where the service can. */
  readonly startOver?: () => Promise<void>;
}

/** The mails and texts that a real service would have sent, newest first; null while they cannot be had. */
export interface Outbox {
  /** Tells what there is, and every change, until the function that it returns is called. */
  watch(listener: (letters: readonly OutboxItem[] | null) => void): () => void;
}
