import assert from 'node:assert/strict';
import { it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { allEncodings, chooseEncoding, createCompressor } from './compression.ts';

const cases: readonly [accepted: string | undefined, chosen: 'br' | 'gzip' | null][] = [
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR;q=1.0, gzip;q=0.5', 'br'],
  ['br; q=0, gzip', 'gzip'],
  ['gzip;q=0', null],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['brotli, gzipped', null],
];
for (const [accepted, chosen] of cases) {
  it(`Accept-Encoding ${JSON.stringify(accepted)} selects ${chosen ?? 'no encoding'}`, () => {
    assert.equal(chooseEncoding(accepted, allEncodings), chosen);
  });
}

it('an encoding that is not offered is not selected', () => assert.equal(chooseEncoding('br', ['gzip']), null));

it('a body is compressed once per encoding', async () => {
  const compress = createCompressor();
  const body = Buffer.from('doorstep '.repeat(100));
  const compressed = await compress(body, 'gzip');
  assert.equal(gunzipSync(compressed).toString(), body.toString());
  assert.equal(await compress(body, 'gzip'), compressed);
  assert.notEqual(await compress(body, 'br'), compressed);
});
