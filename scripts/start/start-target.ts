import type { ServeOptions } from '../../tools/server/serve.ts';

/** The app on one backend, built and ready to be served. */
export interface StartTarget {
  readonly site: Omit<ServeOptions, 'port'>;
  /** Host name of the address that the developer opens. */
  readonly hostName: string;
  /** One line about the backend, for the greeting. */
  readonly backend: string;
  /** Has demo accounts and an outbox. */
  readonly isDemo: boolean;
  /** Stops what runs beside the server, such as the emulator. */
  close(): Promise<void>;
}
