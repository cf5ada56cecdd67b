import type { Mutation } from '../pages/test-bed/mutation.ts';

/** What the harness tells every world of its lane: plain data, since it goes to a worker thread. */
export interface LaneParameters {
  /** The lane's name, such as `react:fake`. */
  readonly lane: string;
  /** The origin of the test bed; each of its paths answers the test bed's page. */
  readonly testBedUrl: string;
  readonly service: Service;
  /** Scenarios with this tag run on another service. */
  readonly alone: { readonly tag: string; readonly service: Service } | null;
  /** What is drawn is FirebaseUI: axe does not look at it, and it has a log of its own. */
  readonly isReference: boolean;
  /** An empty folder of this run, in which workers say what one of them is enough for. */
  readonly claims: string;
  /** How long a visitor looks for what does not come, in milliseconds of real time; 5 s unless it is said. */
  readonly patienceMs?: number;
  /** What of the product is not as it should be, by scenario. */
  readonly mutations?: Readonly<Record<string, Mutation>>;
  /** A Chromium to start. */
  readonly executablePath: string;
}

/** The identity service that the app is put on. */
export type Service =
  | { readonly backend: 'fake' }
  | {
      /**
       * With `firebase`, the app speaks to Google's own hosts, and the emulator answers in their place; with `wire` it
       * takes the in-memory service for the emulator.
       */
      readonly backend: 'emulator' | 'firebase' | 'wire';
      /** The origin of whoever answers. */
      readonly url: string;
      /** Where its controls are called. */
      readonly controlUrl: string;
    };
