import type { LaunchOptions } from 'playwright';
import type { Language } from '../fixtures/catalogue.ts';
import type { Mutation } from '../pages/test-bed/mutation.ts';
import type { TestBedBackend } from '../pages/test-bed/test-bed-api.ts';

export interface LaneParameters {
  readonly lane: string;
  readonly browser: BrowserProgram;
  /**
   * Origin of the test bed (the page on which scenarios mount the app). Every path of this origin leads to the same
   * page.
   */
  readonly testBedUrl: string;
  readonly renderer: RendererTraits;
  readonly service: Service;
  /**
   * The service for scenarios with the tag `tag`, in place of {@link LaneParameters.service}. Null if all scenarios use
   * the same service.
   */
  readonly taggedService: { readonly tag: string; readonly service: Service } | null;
  /**
   * Accessibility checks with axe. `screens` checks each screen once. `states` checks each screen in all its states,
   * such as with a field error, with a notice and in dark colours.
   */
  readonly accessibility: 'off' | 'screens' | 'states';
  readonly lockFolder: string;
  readonly patienceMs: number;
  /** The language of the widget. If undefined, the widget is in English. */
  readonly language?: Language | undefined;
  /**
   * For mutation testing: the change to make to the product in each scenario. The keys are the names of the scenarios.
   */
  readonly mutations?: Readonly<Record<string, Mutation>>;
}

export interface BrowserProgram {
  readonly engine: 'chromium' | 'firefox' | 'webkit';
  /**
   * Playwright's launch options, as plain data for worker threads. These options must keep the browser from connecting
   * to other machines.
   */
  readonly launchOptions: LaunchOptions;
}

/** Properties of a renderer that the driver must know. Examples of renderers are our React renderer and FirebaseUI. */
export interface RendererTraits {
  readonly drawsOnRequest: boolean;
  /**
   * A step fails if it has read an idle page more than this number of times in a row without finding what it expects.
   * If null, the step fails only at its time limit.
   */
  readonly idleReads: number | null;
  /** Texts of console errors and warnings that are not faults. */
  readonly ignoredConsoleTexts: readonly string[];
  /**
   * True if a late response may start a timer that throws an error in the next scenario. The driver then reloads the
   * page after each scenario with delayed responses.
   */
  readonly hasLateTimers: boolean;
  readonly redirectsOnLoad: boolean;
}

export const defaultTraits: RendererTraits = {
  drawsOnRequest: true,
  idleReads: null,
  ignoredConsoleTexts: [],
  hasLateTimers: false,
  redirectsOnLoad: false,
};

/** Placeholder for an API key. Each scenario replaces it with a key of its own. */
export const scenarioApiKey = '<API key of the scenario>';

export interface Service {
  /**
   * Options that connect the app to the service. Each scenario replaces {@link scenarioApiKey} in these options with
   * its own API key.
   */
  readonly app: TestBedBackend;
  readonly controlUrl: string | null;
  /** Origin of the emulator that answers requests to Google's hosts; null if the app makes no such requests. */
  readonly googleUrl: string | null;
  readonly noticesClosedWindowMs: number;
}

/** An in-memory service that runs in the page itself. It checks every 500 ms whether a provider window is closed. */
export const inPageService: Service = {
  app: { adapter: 'in-memory' },
  controlUrl: null,
  googleUrl: null,
  noticesClosedWindowMs: 500,
};
