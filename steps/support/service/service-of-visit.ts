import type { ServiceControl } from '../../../src/adapters/service-control.ts';
import { stagePage } from '../browser/stage-page.ts';
import { rest } from '../browser/traffic.ts';
import type { Visit } from '../visit.ts';
import { controlOver, type ControlAnswer } from './control-protocol.ts';

/** The control of the service that a scenario's app is put on, whichever it is. */
export function serviceOf(visit: Visit): ServiceControl {
  // What the visitor did a moment ago may still be on its way to the service.
  const pageRests = (): Promise<void> => rest(visit.session.page, visit.session.traffic);
  return controlOver((method, args) => {
    const { service, apiKey, session } = visit;
    if (service.backend === 'fake') return stagePage.callService(session.page, method, args);
    return callOver(`${service.controlUrl}/${encodeURIComponent(apiKey)}/${method}`, args);
  }, pageRests);
}

async function callOver(url: string, args: readonly unknown[]): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
  const answer = (await response.json()) as ControlAnswer; // `harness/control-server.ts` answers so
  if ('error' in answer) throw new Error(answer.error);
  return answer.value;
}
