import type { ServeOptions } from '../../tools/server/serve.ts';

/** The app on one backend, ready to be served. */
export interface Door {
  readonly site: Omit<ServeOptions, 'port'>;
  /** The host name in the address that a visitor opens. */
  readonly hostName: string;
  /** What is behind it, in a line. */
  readonly backend: string;
  /** Has demo accounts and an outbox. */
  readonly isDemo: boolean;
  /** Ends what runs beside the server. */
  close(): Promise<void>;
}
