import type { Mutation } from '../pages/test-bed/mutation.ts';
import type { TestBedBackend } from '../pages/test-bed/test-bed-api.ts';
import type { BrowserName } from './browser/browsers.ts';

/** Everything that scenarios need to know about their lane: plain data, since it is sent to worker threads. */
export interface LaneParameters {
  /** Name of the lane, such as `react:fake`. */
  readonly lane: string;
  readonly browser: BrowserName;
  /** Executable of that browser. */
  readonly executablePath: string;
  /** Origin of the test bed, which serves the same page at every path. */
  readonly testBedUrl: string;
  readonly renderer: RendererTraits;
  readonly service: Service;
  /** The service that scenarios with this tag use instead. */
  readonly taggedService: { readonly tag: string; readonly service: Service } | null;
  /** Which screens axe checks once per run: none, each screen, or each screen in every state and at every path. */
  readonly accessibility: 'off' | 'screens' | 'states';
  /** A folder for this run, empty at first, in which workers create locks. */
  readonly lockFolder: string;
  /** How long a visitor waits for something to appear, in milliseconds of real time. */
  readonly patienceMs: number;
  /** The mutation under test, by name of the scenario. */
  readonly mutations?: Readonly<Record<string, Mutation>>;
}

/** How pages behave under a renderer, as far as the driver has to allow for it. */
export interface RendererTraits {
  /** Pages are drawn only when a frame is requested (`still-page.ts`). */
  readonly drawsOnRequest: boolean;
  /** How many times an idle page is read before it counts as final; null: until patience runs out. */
  readonly idleReads: number | null;
  /** Console errors and warnings with one of these texts are not findings. */
  readonly ignoredConsoleTexts: readonly string[];
  /** After the unmount, late answers throw from timers that the next scenario would run. */
  readonly hasLateTimers: boolean;
  /** May leave the page again as soon as the page is loaded. */
  readonly redirectsOnLoad: boolean;
}

/** Traits of renderers that draw the widget's own flow. */
export const defaultTraits: RendererTraits = {
  drawsOnRequest: true,
  idleReads: null,
  ignoredConsoleTexts: [],
  hasLateTimers: false,
  redirectsOnLoad: false,
};

type WithoutApiKey<T> = T extends unknown ? Omit<T, 'apiKey'> : never;

/** The identity service that the app uses. */
export interface Service {
  /** How the test bed connects the app; every scenario adds an API key of its own. */
  readonly app: WithoutApiKey<TestBedBackend>;
  /** Where the service is controlled; null if the service is part of the page. */
  readonly controlUrl: string | null;
  /** Origin that answers requests to Google's hosts; null if there are none. */
  readonly googleUrl: string | null;
  /** How long the app may take to notice a closed provider window, in milliseconds on the visitor's device. */
  readonly noticesClosedWindowMs: number;
}

/** The in-memory service on the page. The browser reports a closed window at any time; the app looks every 500 ms. */
export const inPageService: Service = {
  app: { backend: 'fake' },
  controlUrl: null,
  googleUrl: null,
  noticesClosedWindowMs: 500,
};
