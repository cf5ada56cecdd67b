import { testBedPage } from '../browser/test-bed-page.ts';
import type { Visit } from '../visit.ts';

/** The app as it is deployed, and its web vitals. */
export interface DeployedApp {
  /** Opens the app at "/", built with these environment variables. */
  openDeployedApp(environment: Readonly<Record<string, string>>): Promise<void>;
  /** Starts recording web vitals, as a developer may do. */
  startWebVitals(): Promise<void>;
  /** Returns the names of the recorded web vitals, such as `TTFB` and `FCP`. */
  readWebVitals(): Promise<readonly string[]>;
  /** Returns everything that has left the page: console messages, requests and stored data. */
  readAllOutput(): Promise<readonly string[]>;
}

export function createDeployedApp(visit: Visit): DeployedApp {
  return {
    openDeployedApp: (environment) => testBedPage.mountDeployedApp(visit.session.page, environment),
    async startWebVitals() {
      await visit.waitUntilIdle();
      const { page, drawFrame } = visit.session;
      await testBedPage.startWebVitals(page);
      // The browser reports a paint with the next frame, so two frames are needed.
      await drawFrame();
      await drawFrame();
    },
    readWebVitals: () => testBedPage.readWebVitals(visit.session.page),
    async readAllOutput() {
      await visit.waitUntilIdle();
      const { page, guards } = visit.session;
      return [...guards.consoleMessages, ...guards.requests, await testBedPage.readStoredData(page)];
    },
  };
}
