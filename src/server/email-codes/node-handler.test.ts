import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, createServer, request as openRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { NodeHandlerOptions } from '../shared/address-listener.ts';
import type { NodeRequest } from '../shared/node-listener.ts';
import { BodyTooLargeError, readJson } from '../shared/read-json.ts';
import type { EmailCodeHandler } from './handler.ts';
import { toNodeHandler } from './node-handler.ts';

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request to a server on this machine that runs the handler. */
async function call(handle: EmailCodeHandler, { body = '', ...sent }: Sent, options?: NodeHandlerOptions) {
  const listener = toNodeHandler(handle, options);
  const server = createServer((request, response) => void listener(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // Asks to keep the connection open, as browsers do.
  const agent = new Agent({ keepAlive: true });
  try {
    const request = openRequest({ host: '127.0.0.1', port, agent, method: 'POST', ...sent }).end(body);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    let text = '';
    for await (const part of response.setEncoding('utf8')) text += String(part);
    return { status: response.statusCode, headers: response.headers, text };
  } finally {
    agent.destroy();
    server.close();
    server.closeAllConnections();
  }
}

test('a listener passes on method, address, headers and body, and writes the answer', async () => {
  const handle: EmailCodeHandler = async (request, address) => {
    const facts = [
      request.method,
      new URL(request.url).pathname,
      request.headers.get('x-a'),
      address,
      await request.text(),
    ];
    return new Response(JSON.stringify(facts), { status: 201, headers: { 'set-cookie': 'a=b' } });
  };
  const { status, headers, text } = await call(handle, {
    path: '/api/email-codes?a',
    headers: { 'x-a': 'b' },
    body: '{"é":1}',
  });
  assert.deepEqual(JSON.parse(text), ['POST', '/api/email-codes', 'b', '127.0.0.1', '{"é":1}']);
  assert.deepEqual([status, headers['set-cookie'], headers['connection']], [201, ['a=b'], 'keep-alive']);
});

test('a listener writes every cookie of the answer', async () => {
  const headers = [
    ['set-cookie', 'a=b; Path=/'],
    ['set-cookie', 'c=d; Expires=Thu, 01 Jan 2026 00:00:00 GMT'],
  ] satisfies [string, string][];
  const answer = await call(async () => new Response(null, { headers }), {});
  assert.deepEqual(
    answer.headers['set-cookie'],
    headers.map(([, cookie]) => cookie),
  );
});

test('behind a proxy, the app finds the address', async () => {
  const handle: EmailCodeHandler = async (_request, address) => new Response(address);
  const findAddress = ({ headers }: NodeRequest) => String(headers['x-real-ip']);
  const { text } = await call(handle, { headers: { 'x-real-ip': '192.0.2.1' } }, { findAddress });
  assert.equal(text, '192.0.2.1');
});

test('a request without a body has none', async () => {
  const handle: EmailCodeHandler = async ({ body }) => new Response(String(body));
  assert.equal((await call(handle, { method: 'GET' })).text, 'null');
});

test('a body that is too large is answered before it was read, and the connection is closed', async () => {
  const handle: EmailCodeHandler = async (request) => {
    const error: unknown = await readJson(request).catch((caught: unknown) => caught);
    return new Response(String(error instanceof BodyTooLargeError), { status: 413 });
  };
  const headers = { 'transfer-encoding': 'chunked' };
  const answer = await call(handle, { headers, body: 'a'.repeat(2_000_000) });
  assert.deepEqual([answer.status, answer.text, answer.headers['connection']], [413, 'true', 'close']);
});

test('a request that web standards do not allow is answered with 400', async () => {
  const handle: EmailCodeHandler = async () => new Response();
  for (const sent of [{ method: 'TRACE' }, { headers: { host: 'a b' } }])
    assert.equal((await call(handle, sent)).status, 400);
});

test('if the app fails to find the address, the answer is 500 without the error', async (context) => {
  const report = context.mock.method(console, 'error', () => {});
  const findAddress = () => {
    throw new Error('secret');
  };
  const { status, text } = await call(async () => new Response(), {}, { findAddress });
  assert.deepEqual([status, text], [500, 'The server has reported an error.']);
  assert.match(String(report.mock.calls[0]?.arguments[0]), /secret/);
});

/** Returns the body that the handler receives if a framework has already read the request. */
async function readParsed(parsed: Pick<NodeRequest, 'rawBody' | 'body'>): Promise<string> {
  let received = '';
  const request: NodeRequest = {
    method: 'POST',
    url: '/',
    headers: { host: 'localhost', 'content-type': 'application/json' },
    socket: { remoteAddress: '192.0.2.1' },
    // eslint-disable-next-line eslint/require-yield
    async *[Symbol.asyncIterator]() {
      throw new Error('The body was already read.');
    },
    ...parsed,
  };
  const listener = toNodeHandler(async (webRequest) => {
    received = await webRequest.text();
    return new Response();
  });
  await listener(request, { statusCode: 0, setHeader() {}, end() {} });
  return received;
}

test('a body that Cloud Functions or Express have already read is passed on', async () => {
  assert.equal(await readParsed({ rawBody: new TextEncoder().encode('{"a":1}'), body: { a: 1 } }), '{"a":1}');
  assert.equal(await readParsed({ body: { a: 1 } }), '{"a":1}');
});
