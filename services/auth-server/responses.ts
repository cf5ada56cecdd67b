import type { IncomingMessage, ServerResponse } from 'node:http';

/** Refuses a call as the identity service does; a page of any origin may read it, as with the emulator's own answers. */
export function refuse(request: IncomingMessage, response: ServerResponse, message: string): void {
  const error = { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] };
  response.writeHead(400, { ...readableBy(request), 'content-type': 'application/json' });
  response.end(JSON.stringify({ error }));
}

/** Says that we are at fault, in words that are none of the identity service's, so that no page has a text for them. */
export function answerFault(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(500, { ...readableBy(request), 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { code: 500, message: 'HARNESS_FAULT' } }));
}

/**
 * Breaks the connection in the middle of an answer. Not before it: where nothing was answered on a connection that
 * served before, Chromium takes it for worn out and sends the request again, unseen by the page.
 */
export function breakConnection(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { ...readableBy(request), 'content-type': 'application/json', 'content-length': 1000 });
  response.write('{', () => response.destroy());
}

/** Answers a call as the identity service does. */
export function answerWith(request: IncomingMessage, response: ServerResponse, body: object): void {
  response.writeHead(200, { ...readableBy(request), 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function readableBy({ headers }: IncomingMessage): Record<string, string> {
  return { 'access-control-allow-origin': headers.origin ?? '*', vary: 'origin' };
}
