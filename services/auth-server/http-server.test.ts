import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { beforeEach, test } from 'node:test';
import { readBody } from '../../tools/server/read-body.ts';
import { startHttpServer } from './http-server.ts';

const origin = 'http://127.0.0.1:5188';
let faults: Error[];
const options = { reportFault: (fault: Error) => void faults.push(fault) };
beforeEach(() => (faults = []));

test('an error while answering is reported as a server fault and answered with status 500', async () => {
  const cause = new TypeError('x is not a function');
  const server = await startHttpServer(async () => Promise.reject(cause), options);
  const response = await fetch(`${server.url}/some/call`, { headers: { origin } });
  assert.equal(response.status, 500);
  assert.equal(response.headers.get('access-control-allow-origin'), origin);
  assert.deepEqual(await response.json(), { error: { code: 500, message: 'SERVER_FAULT' } });
  assert.equal(faults[0]?.message, 'Server fault: GET /some/call could not be answered');
  assert.equal(faults[0]?.cause, cause);
  await server.stop();
});

test('an error in the middle of a response is reported as a server fault and breaks the connection', async () => {
  const server = await startHttpServer(async (_request, response) => {
    response.writeHead(200, { 'content-length': 1000 });
    await new Promise((resolve) => response.write('{', resolve));
    throw new Error('too late');
  }, options);
  const response = await fetch(server.url);
  await assert.rejects(response.text());
  assert.equal(faults.length, 1);
  await server.stop();
});

test('no server fault is reported if a client disconnects in the middle of its request', async () => {
  const received = Promise.withResolvers<IncomingMessage>();
  const server = await startHttpServer(async (request) => {
    received.resolve(request);
    await readBody(request);
  }, options);
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 10\r\n\r\n{');
  const request = await received.promise;
  socket.destroy();
  await new Promise((resolve) => request.once('close', resolve));
  await server.stop();
  assert.deepEqual(faults, []);
});

test('a body that is too long is refused and is not a server fault', async () => {
  const server = await startHttpServer(async (request) => void (await readBody(request, 10)), options);
  const response = await fetch(server.url, { method: 'POST', body: 'x'.repeat(11) });
  assert.equal(response.status, 413);
  await server.stop();
  assert.deepEqual(faults, []);
});

test('a server stops only after it has answered every open request', async () => {
  const [received, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const server = await startHttpServer(async (_request, response) => {
    received.resolve();
    await goOn.promise;
    response.end('late');
  });
  const answer = fetch(server.url).then((response) => response.text());
  await received.promise;
  const stopped = server.stop();
  goOn.resolve();
  assert.equal(await answer, 'late');
  await stopped;
});
