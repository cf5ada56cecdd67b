import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BodyTooLargeError, readJson } from './read-json.ts';

/** Reads a request with this body, which the visitor's browser sends in parts of at most `partSize` bytes. */
function read(body: string, headers: HeadersInit = {}, partSize = 50_000): Promise<unknown> {
  const bytes = new TextEncoder().encode(body);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let from = 0; from < bytes.length; from += partSize) controller.enqueue(bytes.slice(from, from + partSize));
      controller.close();
    },
  });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body: stream, duplex: 'half' };
  return readJson(new Request('https://app.example/', init));
}

test('a request of up to 100,000 bytes is read', async () => {
  const text = 'a'.repeat(99_998);
  assert.equal(await read(JSON.stringify(text)), text);
  assert.equal(await read(JSON.stringify(text), { 'content-length': '100000' }), text);
});

test('a larger request is refused, even if it does not say how large it is', async () => {
  const body = JSON.stringify('a'.repeat(99_999));
  for (const headers of [{}, { 'content-length': '100001' }, { 'content-length': '10' }])
    await assert.rejects(read(body, headers), BodyTooLargeError);
  await assert.rejects(read('{}', { 'content-length': '100001' }), BodyTooLargeError);
});

test('a character whose bytes arrive in two parts is read', async () => {
  assert.equal(await read('"é€😀"', {}, 1), 'é€😀');
});

test('a body that is not JSON, or is missing, is refused', async () => {
  await assert.rejects(read('{'), SyntaxError);
  await assert.rejects(readJson(new Request('https://app.example/', { method: 'POST' })), SyntaxError);
});
