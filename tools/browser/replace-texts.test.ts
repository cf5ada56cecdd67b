import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ReplaceTexts } from './replace-texts.ts';

const request = Buffer.from('GET /session HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
const replacedRequest = Buffer.from('GET /session HTTP/1.1\r\nHost: localhost\r\n\r\n');
const mask = Buffer.from([1, 2, 3, 4]);
const [finalText, firstText, ping] = [0x81, 0x01, 0x89];

function createFrame(text: string, kind = finalText): Buffer {
  const payload = Buffer.from(text).map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  const { length } = payload;
  const lengths = {
    short: () => Buffer.from([0x80 | length]),
    medium: () => Buffer.from([0x80 | 126, length >> 8, length & 0xff]),
    long() {
      const bytes = Buffer.alloc(9, 0x80 | 127);
      bytes.writeBigUInt64BE(BigInt(length), 1);
      return bytes;
    },
  };
  const size = length < 126 ? 'short' : length < 0x1_0000 ? 'medium' : 'long';
  return Buffer.concat([Buffer.from([kind]), lengths[size](), mask, payload]);
}

/**
 * Sends bytes through {@link ReplaceTexts} in chunks of `chunkSize` bytes, and returns the result. Replaces "tea" in
 * texts, and the host in the request.
 */
async function send(bytes: Buffer, chunkSize = bytes.length): Promise<Buffer> {
  const stream = new ReplaceTexts({
    request: (text) => text.replace('127.0.0.1', 'localhost'),
    text: (text) => text.replace('tea', 'coffee'),
  });
  for (let start = 0; start < bytes.length; start += chunkSize) stream.write(bytes.subarray(start, start + chunkSize));
  stream.end();
  return Buffer.concat(await stream.toArray());
}

/**
 * Decodes the WebSocket frames after the request, and returns their texts. Asserts that Firefox would accept the
 * frames.
 */
function readTexts(bytes: Buffer): readonly string[] {
  const texts: string[] = [];
  for (let start = replacedRequest.length; start < bytes.length;) {
    const short = bytes.readUInt8(start + 1) & 0x7f;
    const size = short < 126 ? 0 : short === 126 ? 2 : 8;
    const length =
      size === 0 ? short : size === 2 ? bytes.readUInt16BE(start + 2) : Number(bytes.readBigUInt64BE(start + 2));
    assert.ok(length >= { 0: 0, 2: 126, 8: 0x1_0000 }[size], 'the length takes as few bytes as possible');
    const maskStart = start + 2 + size;
    assert.ok(bytes.readUInt32BE(maskStart) !== 0, 'Firefox rejects a mask of zeros');
    const payload = bytes.subarray(maskStart + 4, maskStart + 4 + length);
    texts.push(Buffer.from(payload.map((byte, index) => byte ^ (bytes[maskStart + (index % 4)] ?? 0))).toString());
    start = maskStart + 4 + length;
  }
  return texts;
}

for (const [title, text] of [
  ['a short text', 'a cup of '],
  ['a text with umlauts', 'Möhren, '],
  ['a text of 200 bytes', 'x'.repeat(200)],
  ['a text of 70,000 bytes', 'x'.repeat(70_000)],
] as const) {
  test(`${title} is passed on, and "tea" in it is replaced`, async () => {
    const frames = [createFrame(text), createFrame(`${text}tea`), createFrame(text)];
    for (const chunkSize of [undefined, 1_000, 61]) {
      const received = await send(Buffer.concat([request, ...frames]), chunkSize);
      assert.deepEqual(received.subarray(0, replacedRequest.length), replacedRequest);
      assert.deepEqual(readTexts(received), [text, `${text}coffee`, text]);
    }
  });
}

test('a frame that contains no text, or only a part of a text, is passed on unchanged', async () => {
  const frames = [createFrame('tea', ping), createFrame('tea', firstText)];
  assert.deepEqual(await send(Buffer.concat([request, ...frames])), Buffer.concat([replacedRequest, ...frames]));
});

test('words are not replaced in the request that opens the WebSocket', async () => {
  const bytes = Buffer.from('GET /tea HTTP/1.1\r\n\r\n');
  assert.deepEqual(await send(bytes, 3), bytes);
});
