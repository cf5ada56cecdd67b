import type { ServiceControl } from '../../../src/adapters/service-control.ts';
import { stagePage } from '../browser/stage-page.ts';
import { rest } from '../browser/traffic.ts';
import type { Visit } from '../visit.ts';
import { controlAt } from './control-at.ts';
import { controlOver } from './control-protocol.ts';

/** The control of the service that a scenario's app is put on, whichever it is. */
export function serviceOf(visit: Visit): ServiceControl {
  const { service, apiKey } = visit;
  // What the visitor did a moment ago may still be on its way to the service.
  const pageRests = (): Promise<void> => rest(visit.session.page, visit.session.traffic);
  if (service?.backend === 'emulator') return controlAt(service.controlUrl, apiKey, pageRests);
  return controlOver((method, args) => stagePage.callService(visit.session.page, method, args), pageRests);
}
