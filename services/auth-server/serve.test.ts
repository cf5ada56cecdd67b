import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { serve, type Served } from './serve.ts';

const origin = 'http://127.0.0.1:5188';

async function urlOf({ server }: Served): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a fault of ours is said, and is no network error', async () => {
  const said: unknown[] = [];
  const fault = new TypeError('x is not a function');
  const served = serve(
    async () => Promise.reject(fault),
    (error) => said.push(error),
  );
  const answer = await fetch(`${await urlOf(served)}/some/call`, { headers: { origin } });
  assert.equal(answer.status, 500);
  assert.equal(answer.headers.get('access-control-allow-origin'), origin);
  assert.deepEqual(await answer.json(), { error: { code: 500, message: 'HARNESS_FAULT' } });
  const [complaint] = said as Error[];
  assert.equal(complaint?.message, 'HARNESS FAULT: GET /some/call could not be answered');
  assert.equal(complaint?.cause, fault);
  await served.stop();
});

test('a fault in the middle of an answer breaks it off, and is said too', async () => {
  const said: unknown[] = [];
  const served = serve(
    async (_request, response) => {
      response.writeHead(200, { 'content-length': 1000 });
      await new Promise((resolve) => response.write('{', resolve));
      throw new Error('too late');
    },
    (error) => said.push(error),
  );
  const answer = await fetch(await urlOf(served));
  await assert.rejects(answer.text());
  assert.equal(said.length, 1);
  await served.stop();
});

test('whoever goes away in the middle of asking is no fault', async () => {
  const said: unknown[] = [];
  const asked = Promise.withResolvers<IncomingMessage>();
  const served = serve(
    async (request) => {
      asked.resolve(request);
      for await (const chunk of request) void chunk;
    },
    (error) => said.push(error),
  );
  const { port } = new URL(await urlOf(served));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 10\r\n\r\n{');
  const request = await asked.promise;
  socket.destroy();
  await new Promise((resolve) => request.once('close', resolve));
  await served.stop();
  assert.deepEqual(said, []);
});

test('it ends once whoever asked has the answer', async () => {
  const [asked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const served = serve(async (_request, response) => {
    asked.resolve();
    await goOn.promise;
    response.end('late');
  });
  const answer = fetch(await urlOf(served)).then((response) => response.text());
  await asked.promise;
  const end = served.stop();
  goOn.resolve();
  assert.equal(await answer, 'late');
  await end;
});
