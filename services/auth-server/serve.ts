import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerFault } from './responses.ts';

/** A server, and how it ends. */
export interface Served {
  readonly server: Server;
  /** Ends it as soon as everything that was asked before has its answer. */
  stop(): Promise<void>;
}

/**
 * Makes a server, which does not listen yet. A fault of ours is said, and answered as one: were the connection broken
 * instead, a page would take it for a network error, which is something that people are told.
 *
 * @param answer rejects only where we are at fault, or where whoever asked went away
 */
export function serve(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  complain: (fault: unknown) => void = console.error,
): Served {
  const answering = new Set<Promise<void>>();

  async function answered(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isOver = new Promise<void>((resolve) => response.once('close', resolve));
    try {
      await answer(request, response);
    } catch (cause) {
      if (cause === request.errored) return; // nobody is left to be answered
      complain(new Error(`HARNESS FAULT: ${request.method} ${request.url} could not be answered`, { cause }));
      answerFault(request, response);
    }
    await isOver;
  }

  const server = createServer((request, response) => {
    const asked = answered(request, response).finally(() => answering.delete(asked));
    answering.add(asked);
  });
  return {
    server,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await Promise.all(answering);
      server.closeAllConnections();
      await closed;
    },
  };
}
