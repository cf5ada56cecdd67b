import type { ServiceControl } from '../../src/adapters/service-control.ts';
import { createControl, type CallControl, type ControlAnswer } from './control-protocol.ts';

/**
 * Creates the control of a service in another process (`harness/run/control-server.ts`).
 *
 * @param url origin of the control server
 * @param apiKey project of the service
 * @param waitUntilIdle waits until the service has received the calls of the page
 */
export const connectControl = (url: string, apiKey: string, waitUntilIdle: () => Promise<void>): ServiceControl =>
  createControl(callControlServer(url, apiKey), waitUntilIdle);

/** Returns a function that calls the control server for one project. */
export const callControlServer =
  (url: string, apiKey: string): CallControl =>
  async (method, args) => {
    const response = await fetch(`${url}/${encodeURIComponent(apiKey)}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(args),
    });
    const answer = (await response.json()) as ControlAnswer; // the control server sends nothing else
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  };
