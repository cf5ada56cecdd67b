import type { ServiceControl } from '../../src/adapters/service-control.ts';
import { controlOver, type CallControl, type ControlAnswer } from './control-protocol.ts';

/**
 * The control of a service that runs elsewhere (`harness/run/control-server.ts`).
 *
 * @param apiKey which of its projects
 * @param settled waits until what was done on the page has reached the service
 */
export const controlAt = (url: string, apiKey: string, settled: () => Promise<void>): ServiceControl =>
  controlOver(callAt(url, apiKey), settled);

/** Calls the control of one of its projects. */
export const callAt =
  (url: string, apiKey: string): CallControl =>
  async (method, args) => {
    const response = await fetch(`${url}/${encodeURIComponent(apiKey)}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(args),
    });
    const answer = (await response.json()) as ControlAnswer; // the server sends nothing else
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  };
