import type { ServiceControl } from '../../../src/adapters/service-control.ts';
import { stagePage } from '../browser/stage-page.ts';
import type { Visit } from '../visit.ts';
import { controlAt } from './control-at.ts';
import { controlOver } from './control-protocol.ts';

/** The control of the service that a scenario's app is put on, whichever it is. */
export function serviceOf(visit: Visit): ServiceControl {
  const control = controlOf(visit);
  return {
    ...control,
    async hold(operation) {
      await control.hold(operation);
      visit.heldBack.add('answers');
    },
    async release() {
      await control.release();
      visit.heldBack.delete('answers');
    },
  };
}

function controlOf(visit: Visit): ServiceControl {
  const { service, apiKey } = visit;
  const settled = async (): Promise<void> => {
    if (visit.isOpened) await visit.rest();
  };
  if (service?.backend === 'emulator') return controlAt(service.controlUrl, apiKey, settled);
  return controlOver((method, args) => stagePage.callService(visit.session.page, method, args), settled);
}
