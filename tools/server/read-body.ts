import type { IncomingMessage } from 'node:http';

/** Thrown if the body of a request is longer than the limit. */
export class BodyTooLongError extends Error {
  override readonly name = 'BodyTooLongError';
}

/**
 * Maximum length of a request's body, in bytes. The demo's page sends the whole state of its service in one request.
 */
export const bodyLimit = 16 * 1024 * 1024;

/**
 * Reads the body of a request as UTF-8.
 *
 * @throws BodyTooLongError (rejects) as soon as the body is longer than the limit
 */
export async function readBody(request: IncomingMessage, limit = bodyLimit): Promise<string> {
  const chunks: Buffer[] = [];
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLongError();
  let length = 0;
  // Leave the connection open on an error, so that the server can still respond.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    if (length > limit) throw new BodyTooLongError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
