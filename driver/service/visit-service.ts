import type { ServiceControl } from '../../src/adapters/service-control.ts';
import { testBedPage } from '../browser/test-bed-page.ts';
import type { Visit } from '../visit.ts';
import { callControlServer, createControl, type CallControl } from './control-protocol.ts';

export function connectVisitService(visit: Visit): ServiceControl {
  const call: CallControl = (method, args) => {
    const { service, apiKey, session } = visit;
    if (service.controlUrl !== null) return callControlServer(service.controlUrl, apiKey)(method, args);
    return testBedPage.callService(session.page, method, args);
  };
  const waitUntilIdle = async (): Promise<void> => {
    if (visit.isOpened) await visit.waitUntilIdle();
  };
  const control = createControl(call, waitUntilIdle);
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
