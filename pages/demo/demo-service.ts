import type { AuthBackend } from '../../src/adapters/auth-backend.ts';
import type { ServiceFixture } from '../../src/adapters/service-control.ts';
import type { AppServer } from './app-server.ts';
import type { OutboxItem } from './outbox-items.ts';

export interface DemoService {
  readonly backend: AuthBackend;
  readonly name: string;
  readonly about: string;
  readonly fixture: ServiceFixture;
  /** The current passwords of the accounts; undefined if the service does not reveal passwords. */
  readonly passwords?: Passwords;
  readonly outbox: Outbox;
  readonly appServer: AppServer;
  /** Restores the service's initial accounts; undefined if the service cannot restore accounts. */
  readonly startOver?: () => Promise<void>;
}

export interface Passwords {
  /** Returns the account's password; null if it has none; undefined if there is no such account. */
  find(email: string, tenantId: string | null): string | null | undefined;
  /** Calls the listener after every change. Returns a function that removes the listener. */
  subscribe(listener: () => void): () => void;
}

export interface Outbox {
  /**
   * Calls the listener at once and after every change. Passes the items, newest first, or null if the outbox cannot be
   * reached.
   *
   * @returns a function that stops watching
   */
  watch(listener: (items: readonly OutboxItem[] | null) => void): () => void;
}
