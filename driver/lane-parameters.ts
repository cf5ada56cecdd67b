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
   * Extent of the checks with axe. `off`: no checks. `screens`: one check for each screen. `states`: one check for
   * every combination of a screen, its path and its kinds of messages (field error, notice).
   */
  readonly accessibility: 'off' | 'screens' | 'states';
  readonly lockFolder: string;
  readonly patienceMs: number;
  /** The language in which the widget is drawn; undefined for English. */
  readonly language?: Language | undefined;
  /**
   * For mutation testing: the change to make to the product in each scenario. The keys are the names of the scenarios.
   */
  readonly mutations?: Readonly<Record<string, Mutation>>;
}

export interface BrowserProgram {
  readonly engine: 'chromium' | 'firefox' | 'webkit';
  /**
   * Options with which Playwright launches the browser. They must keep the browser from connecting to other machines.
   * They must be plain data, because worker threads receive them as JSON.
   */
  readonly launchOptions: LaunchOptions;
}

/** Properties that the driver must know of a renderer, such as our React renderer or FirebaseUI. */
export interface RendererTraits {
  readonly drawsOnRequest: boolean;
  /**
   * Maximum number of times that a step reads an idle page. If the page still does not show what the step expects, the
   * step fails. If null, the number is unlimited: the step reads the page until the step's time limit.
   */
  readonly idleReads: number | null;
  /** Texts of console errors and warnings that are not faults. */
  readonly ignoredConsoleTexts: readonly string[];
  /**
   * True if the renderer may start a timer when a response arrives after the end of a scenario. The timer could throw
   * an error in the next scenario. So the driver reloads the page after each scenario with delayed responses.
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
   * Options with which the test bed connects the app to the service. The API key in them may be the placeholder {@link
   * scenarioApiKey}, which is replaced by the scenario's own API key.
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
