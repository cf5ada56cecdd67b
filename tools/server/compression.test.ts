import assert from 'node:assert/strict';
import { it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { allEncodings, chooseEncoding, CompressionCache } from './compression.ts';

const cases: readonly [accepted: string | undefined, chosen: 'br' | 'gzip' | null][] = [
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR;q=1.0, gzip;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', null],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['brotli, gzipped', null],
];
for (const [accepted, chosen] of cases) {
  it(`chooses ${chosen ?? 'nothing'} for ${accepted ?? 'a request that says nothing'}`, () => {
    assert.equal(chooseEncoding(accepted, allEncodings), chosen);
  });
}

it('chooses nothing that is not offered', () => assert.equal(chooseEncoding('br', ['gzip']), null));

it('compresses a body once', async () => {
  const cache = new CompressionCache();
  const body = Buffer.from('doorstep '.repeat(100));
  const compressed = await cache.compressed(body, 'gzip');
  assert.equal(gunzipSync(compressed).toString(), body.toString());
  assert.equal(await cache.compressed(body, 'gzip'), compressed);
  assert.notEqual(await cache.compressed(body, 'br'), compressed);
});
