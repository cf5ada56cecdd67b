import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { after, test } from 'node:test';
import { replaceUnknownCommand, startBidiProxy } from './bidi-proxy.ts';

test('only the command that Firefox does not know is replaced', () => {
  const unknown = { id: 7, method: 'emulation.setMediaFeaturesOverride', params: { features: {} } };
  assert.deepEqual(JSON.parse(replaceUnknownCommand(JSON.stringify(unknown))), {
    id: 7,
    method: 'session.status',
    params: {},
  });
  for (const method of ['session.status', 'script.evaluate']) {
    const other = JSON.stringify({ id: 8, method, params: { expression: unknown.method } });
    assert.equal(replaceUnknownCommand(other), other);
  }
});

/** Starts a WebSocket server that sends each received text back. */
async function startEcho() {
  let host: string | undefined;
  const sockets: Duplex[] = [];
  const server = createServer().on('upgrade', ({ headers }, socket) => {
    sockets.push(socket);
    host = headers.host;
    const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    socket.write(
      `HTTP/1.1 101 OK\r\nUpgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.on('data', (frame: Buffer) => socket.write(echo(frame)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, getHost: () => host };
}

/** Returns a client's WebSocket frame as a server sends it: with the same text, but without a mask. */
function echo(frame: Buffer): Buffer {
  const maskStart = (frame[1] ?? 0) === 0xff ? 10 : 2;
  const mask = frame.subarray(maskStart, maskStart + 4);
  const payload = frame.subarray(maskStart + 4).map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x81, payload.length]), payload]);
}

test('a WebSocket works through the proxy, and ends with it', async () => {
  const { port, getHost } = await startEcho();
  const proxy = await startBidiProxy(port);
  const socket = new WebSocket(`ws://127.0.0.1:${proxy.port}/session`);
  await once(socket, 'open');
  assert.equal(getHost(), `127.0.0.1:${port}`);
  async function answerTo(text: string): Promise<unknown> {
    socket.send(text);
    const [{ data }] = (await once(socket, 'message')) as [MessageEvent];
    return data;
  }
  assert.equal(await answerTo('{"id":1}'), '{"id":1}');
  assert.equal(
    await answerTo('{"id":2,"method":"emulation.setMediaFeaturesOverride"}'),
    '{"id":2,"method":"session.status","params":{}}',
  );
  const closed = once(socket, 'close');
  await proxy[Symbol.asyncDispose]();
  await closed;
});
