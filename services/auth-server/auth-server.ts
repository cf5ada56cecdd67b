import type { ServiceControl } from '../../src/adapters/service-control.ts';

/** An identity service in this process, which answers the Firebase SDK's own requests. */
export interface AuthServer {
  /** Such as `http://127.0.0.1:9099`, without a slash at its end. */
  readonly url: string;
  /** The control of one project. Each API key is a project of its own, which begins empty. */
  control(apiKey: string): ServiceControl;
  /** Answers what is held back, and ends the server once that has been sent. */
  stop(): Promise<void>;
}
