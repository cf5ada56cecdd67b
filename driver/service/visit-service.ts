import type { ServiceControl } from '../../src/adapters/service-control.ts';
import { testBedPage } from '../browser/test-bed-page.ts';
import type { Visit } from '../visit.ts';
import { callAt } from './control-client.ts';
import { controlOver, type CallControl } from './control-protocol.ts';

/** The control of the service that a scenario's app is put on, whichever it is. */
export function serviceOf(visit: Visit): ServiceControl {
  const control = controlOf(visit);
  return {
    ...control,
    async hold(operation) {
      await control.hold(operation);
      visit.heldBack.add('answers');
      visit.heldOperations.add(operation);
    },
    async release() {
      await control.release();
      visit.heldBack.delete('answers');
      visit.heldOperations.clear();
    },
  };
}

function controlOf(visit: Visit): ServiceControl {
  const call: CallControl = (method, args) => {
    const { service, apiKey, session } = visit;
    if (service.controlUrl !== null) return callAt(service.controlUrl, apiKey)(method, args);
    return testBedPage.callService(session.page, method, args);
  };
  const settled = async (): Promise<void> => {
    if (visit.isOpened) await visit.rest();
  };
  return controlOver(call, settled);
}
