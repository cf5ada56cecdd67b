import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceControl } from '../../src/adapters/service-control.ts';
import { isControlMethod, type ControlAnswer } from '../../driver/service/control-protocol.ts';

/**
 * Starts a server in the main thread, through which worker threads call `ServiceControl`. A call is a POST request to
 * `<url>/<API key>/<method>`, with the arguments as a JSON list.
 */
export async function startControlServer(control: (apiKey: string) => ServiceControl) {
  const server = createServer((request, response) => {
    call(control, request).then(
      (answer) => send(response, answer),
      (error: unknown) => send(response, { error: error instanceof Error ? error.message : String(error) }),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop(): Promise<void> {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}

async function call(control: (apiKey: string) => ServiceControl, request: IncomingMessage): Promise<ControlAnswer> {
  // Any site that is open in a browser could send requests to this server. Browsers let a site send JSON only with the
  // server's permission (CORS), so accept only JSON.
  if (request.method !== 'POST' || request.headers['content-type'] !== 'application/json') {
    throw new Error('expected a POST of JSON');
  }
  const [, apiKey = '', method = ''] = (request.url ?? '').split('/').map(decodeURIComponent);
  if (!isControlMethod(method)) throw new Error(`unknown method "${method}" of a service control`);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const args: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  if (!Array.isArray(args)) throw new Error('expected a list of arguments');
  const invoke = control(apiKey)[method] as (...args: unknown[]) => Promise<unknown>;
  return { value: (await invoke(...args)) ?? null };
}

function send(response: ServerResponse, answer: ControlAnswer): void {
  response.writeHead('error' in answer ? 500 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer));
}
