import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLinkId, createStateToken } from './state-token.ts';

test('every token is different and consists of 32 letters and digits', () => {
  const tokens = Array.from({ length: 50 }, createStateToken);
  for (const token of tokens) assert.match(token, /^[A-Za-z0-9]{32}$/);
  assert.equal(new Set(tokens).size, 50);
});

test('all characters are equally likely, because the bytes that would cause a bias are discarded', (context) => {
  const allBytes = Array.from({ length: 256 }, (_, byte) => byte);
  let at = 0;
  context.mock.method(crypto, 'getRandomValues', (bytes: Uint8Array) => {
    bytes[0] = allBytes[at++ % allBytes.length] ?? 0;
    return bytes;
  });
  // The mock returns the bytes 0 to 255 again and again, so each byte occurs equally often. Each of the 62 letters and
  // digits must therefore occur 16 times in the 992 characters of 31 tokens.
  const characters = Array.from({ length: 31 }, createStateToken).join('');
  const counts = Map.groupBy(characters.slice(0, 4 * 62 * 4), (character) => character);
  assert.equal(counts.size, 62);
  for (const [character, each] of counts) assert.equal(each.length, 16, character);
  assert.equal(characters.slice(0, 62), 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789');
});

test('the ID of a link is a hash of its token, so that the token stays secret', async () => {
  // The output of `printf 'doorstep mailed link ABCDEFGHIJKLMNOPQRSTUVWXYZ012345' | sha256sum`. The test needs a hash
  // with a byte below 16, here `02`, to check that the leading zero is kept.
  assert.equal(
    await createLinkId('ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'),
    '8d143c1710185d02d96d685ea81e78b266da0d2fc144f2afdc9ea6869286d274',
  );
});

test('on http, where browsers have no `crypto.subtle`, a link has no ID', async (context) => {
  context.mock.getter(crypto, 'subtle', () => undefined);
  assert.equal(await createLinkId('ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'), undefined);
});
