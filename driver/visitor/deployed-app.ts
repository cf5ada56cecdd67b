import { testBedPage } from '../browser/test-bed-page.ts';
import type { Visit } from '../visit.ts';

/** Creates the actions for scenarios about the deployed app. */
export function createDeployedApp(visit: Visit) {
  return {
    /** Opens the deployed app at "/", as if it had been built with these environment variables. */
    openDeployedApp: (environment: Readonly<Record<string, string>>) =>
      testBedPage.mountDeployedApp(visit.session.page, environment),
    readFirebaseConfigs: () => visit.whenIdle(({ page }) => testBedPage.readFirebaseConfigs(page)),
    async startWebVitals() {
      await visit.waitUntilIdle();
      const { page, drawFrame } = visit.session;
      await testBedPage.startWebVitals(page);
      // Draw two frames: the browser reports the paint of the first frame only after it has drawn the second.
      await drawFrame();
      await drawFrame();
    },
    readWebVitals: () => testBedPage.readWebVitals(visit.session.page),
    /** Returns the types of performance entries that the app observes, such as `layout-shift`. */
    readObservedEntryTypes: () => testBedPage.readObservedEntryTypes(visit.session.page),
    /** Returns everything in which the app could reveal a secret: console messages, requests and stored data. */
    async readAllOutput() {
      await visit.waitUntilIdle();
      const { page, guards } = visit.session;
      return [...guards.consoleMessages, ...guards.requests, await testBedPage.readStoredData(page)];
    },
  };
}
