import type { ServerResponse } from 'node:http';

/** Sends another text than what an answer was to be, once it is complete. */
export function rewrite(response: ServerResponse, rewritten: (text: string) => string): void {
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown): void => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const end = response.end.bind(response) as (body: Buffer) => ServerResponse;
  response.write = (chunk: unknown) => {
    keep(chunk);
    return true;
  };
  response.end = (chunk?: unknown) => {
    keep(chunk);
    const body = Buffer.from(rewritten(Buffer.concat(chunks).toString('utf8')));
    if (!response.headersSent) response.setHeader('content-length', body.byteLength);
    return end(body);
  };
}
