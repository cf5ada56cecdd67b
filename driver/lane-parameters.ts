import type { Mutation } from '../pages/test-bed/mutation.ts';
import type { TestBedBackend } from '../pages/test-bed/test-bed-api.ts';

/** Parameters that a lane passes to its scenarios. They are plain data, because they are sent to worker threads. */
export interface LaneParameters {
  /** Name of the lane, such as `react:fake`. */
  readonly lane: string;
  readonly browser: BrowserProgram;
  /** Origin of the test bed, which serves the same page at every path. */
  readonly testBedUrl: string;
  readonly renderer: RendererTraits;
  readonly service: Service;
  /** A tag, and the service that scenarios with this tag use instead of `service`; null if there is no such tag. */
  readonly taggedService: { readonly tag: string; readonly service: Service } | null;
  /**
   * Extent of the axe checks in a run. `off`: none; `screens`: each screen once; `states`: each screen once in every
   * state and at every path.
   */
  readonly accessibility: 'off' | 'screens' | 'states';
  /** Path of an empty folder in which this run's workers create lock folders. */
  readonly lockFolder: string;
  /** Milliseconds of real time to wait for something to appear. */
  readonly patienceMs: number;
  /** Mutations under test, by scenario name. */
  readonly mutations?: Readonly<Record<string, Mutation>>;
}

/** The browser of a lane, and how to start it. */
export interface BrowserProgram {
  /** Playwright's name of the browser. */
  readonly engine: 'chromium' | 'firefox' | 'webkit';
  readonly executablePath: string;
  /** Command-line flags. */
  readonly flags: readonly string[];
}

/** Properties of a renderer that the driver must take into account. */
export interface RendererTraits {
  /** Whether the renderer works on a page that draws only when a frame is requested (`browser/still-page.ts`). */
  readonly drawsOnRequest: boolean;
  /**
   * Maximum number of times that a step reads an idle page. If null, the step reads the page until `patienceMs` has
   * passed.
   */
  readonly idleReads: number | null;
  /** Texts of console errors and warnings that are not faults. */
  readonly ignoredConsoleTexts: readonly string[];
  /**
   * If true, a response that arrives after the unmount can start a timer that throws. The timer would fire in the next
   * scenario, so the page is reloaded after every scenario that delays responses.
   */
  readonly hasLateTimers: boolean;
  /** Whether the renderer may navigate away as soon as the page is loaded. */
  readonly redirectsOnLoad: boolean;
}

/** Traits of the renderers of our widget. */
export const defaultTraits: RendererTraits = {
  drawsOnRequest: true,
  idleReads: null,
  ignoredConsoleTexts: [],
  hasLateTimers: false,
  redirectsOnLoad: false,
};

/** Placeholder in {@link Service.app}. Each scenario replaces it with an API key of its own. */
export const scenarioApiKey = '<API key of the scenario>';

/** The identity service that the app uses. */
export interface Service {
  /** Options of the test bed that connect the app to the service. Their API key is {@link scenarioApiKey}. */
  readonly app: TestBedBackend;
  /** Origin of the control server; null if the service runs in the page. */
  readonly controlUrl: string | null;
  /** Origin of the emulator that answers requests to Google's hosts; null if the app does not call Google's hosts. */
  readonly googleUrl: string | null;
  /** Milliseconds on the visitor's clock until the app notices that a provider window was closed. */
  readonly noticesClosedWindowMs: number;
}

/** The in-memory service in the page. It checks every 500 ms whether a provider window is closed. */
export const inPageService: Service = {
  app: { adapter: 'in-memory' },
  controlUrl: null,
  googleUrl: null,
  noticesClosedWindowMs: 500,
};
