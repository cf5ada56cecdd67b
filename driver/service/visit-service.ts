import type { ServiceControl } from '../../src/adapters/service-control.ts';
import { testBedPage } from '../browser/test-bed-page.ts';
import type { Visit } from '../visit.ts';
import { callControlServer, createControl, type CallControl } from './control-protocol.ts';

/** Returns a function that calls the control of the scenario's service. */
const callVisitService =
  (visit: Visit): CallControl =>
  (method, args) => {
    const { service, apiKey, session } = visit;
    if (service.controlUrl !== null) return callControlServer(service.controlUrl, apiKey)(method, args);
    return testBedPage.callService(session.page, method, args);
  };

/**
 * Connects a server of the app to the scenario's service. Unlike {@link connectVisitService}, never waits until the
 * page is idle, because the page itself waits for the answer of this server.
 */
export const connectAppServer = (visit: Visit): ServiceControl =>
  createControl(callVisitService(visit), async () => {});

export function connectVisitService(visit: Visit): ServiceControl {
  const waitUntilIdle = async (): Promise<void> => {
    if (visit.isOpened) await visit.waitUntilIdle();
  };
  const control = createControl(callVisitService(visit), waitUntilIdle);
  return {
    ...control,
    async hold(operation) {
      await control.hold(operation);
      visit.held.add('answers');
      visit.heldOperations.add(operation);
    },
    async release() {
      await control.release();
      visit.held.delete('answers');
      visit.heldOperations.clear();
    },
  };
}
