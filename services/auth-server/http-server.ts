import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BodyTooLongError } from '../../tools/server/read-body.ts';
import { refuse, respondWithFault } from './responses.ts';

export interface HttpServer {
  /** The server's origin, without a trailing slash, such as `http://127.0.0.1:9099`. */
  readonly url: string;
  stop(): Promise<void>;
}

interface Options {
  readonly host?: string;
  /** The port to listen on. Omit, or pass 0, for any free port. */
  readonly port?: number;
  readonly reportFault?: (fault: Error) => void;
}

/**
 * Starts a server on this machine. If `answer` rejects, reports the error and sends status 500.
 *
 * @throws (rejects) if the port is in use
 */
export async function startHttpServer(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  { host = '127.0.0.1', port = 0, reportFault = console.error }: Options = {},
): Promise<HttpServer> {
  const openRequests = new Set<Promise<void>>();

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const closed = new Promise<void>((resolve) => response.once('close', resolve));
    try {
      await answer(request, response);
    } catch (cause) {
      if (cause === request.errored) return; // Nothing to report, because the client disconnected.
      if (cause instanceof BodyTooLongError) return refuse(response, 413);
      reportFault(new Error(`Server fault: ${request.method} ${request.url} could not be answered`, { cause }));
      respondWithFault(request, response);
    }
    await closed;
  }

  const server = createServer((request, response) => {
    const answered = respond(request, response).finally(() => openRequests.delete(answered));
    openRequests.add(answered);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host}:${address.port}`,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await Promise.all(openRequests);
      server.closeAllConnections();
      await closed;
    },
  };
}
