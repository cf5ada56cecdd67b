import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerPrefix } from '../../src/adapters/in-memory/service/disturbances.ts';

export function sendAnswer(request: IncomingMessage, response: ServerResponse, body: object): void {
  response.writeHead(200, { ...allowOrigin(request), 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

export function sendError(request: IncomingMessage, response: ServerResponse, message: string, status = 400): void {
  const error = { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] };
  response.writeHead(status, { ...allowOrigin(request), 'content-type': 'application/json' });
  response.end(JSON.stringify({ error }));
}

/** Refuses a request. The response contains no reason, so that the page that has sent the request learns nothing. */
export function refuse(response: ServerResponse, status: 403 | 413): void {
  response.writeHead(status, { connection: 'close' }).end();
}

/**
 * Sends an error with the message that a test has passed to `ServiceControl.refuseNext`. For a message such as
 * `ANSWER {}`, sends the text after `ANSWER` as a successful answer.
 */
export function sendRefusal(request: IncomingMessage, response: ServerResponse, message: string): void {
  if (!message.startsWith(answerPrefix)) return sendError(request, response, message);
  response.writeHead(200, { ...allowOrigin(request), 'content-type': 'application/json' });
  response.end(message.slice(answerPrefix.length));
}

/**
 * Answers a request that has caused an error in this server. The real service never sends the message `SERVER_FAULT`,
 * so a test cannot mistake this answer for an expected one.
 */
export function respondWithFault(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(500, { ...allowOrigin(request), 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { code: 500, message: 'SERVER_FAULT' } }));
}

/**
 * Sends the beginning of a response, and then breaks the connection. Without this beginning, Chromium might send the
 * request again.
 */
export function breakConnection(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { ...allowOrigin(request), 'content-type': 'application/json', 'content-length': 1000 });
  response.write('{', () => response.destroy());
}

/** Allows every origin, and all headers that the preflight request names. */
export function allowPreflight({ headers }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-methods': 'GET,POST',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
    vary: 'origin, access-control-request-headers',
  });
  response.end();
}

function allowOrigin({ headers }: IncomingMessage): Record<string, string> {
  return { 'access-control-allow-origin': headers.origin ?? '*', vary: 'origin' };
}
