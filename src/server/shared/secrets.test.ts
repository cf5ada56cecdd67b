import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { createHashes, createRandomText } from './secrets.ts';

test('a hash is the HMAC of the text with the secret', async () => {
  const expected = createHmac('sha256', 'secret').update('Ünïcode').digest('base64url');
  assert.equal(await createHashes('secret').hash('Ünïcode'), expected);
});

test('a hash matches its own text and secret only', async () => {
  const { hash, matches } = createHashes('secret');
  for (let number = 0; number < 50; number += 1)
    assert.equal(await matches(await hash(`${number}`), `${number}`), true);
  assert.equal(await matches(await hash('text'), 'other text'), false);
  assert.equal(await createHashes('other secret').matches(await hash('text'), 'text'), false);
  assert.equal(await matches((await hash('text')).slice(0, -4), 'text'), false);
});

test('a random text has 43 characters, and differs from the next', () => {
  const texts = Array.from({ length: 100 }, createRandomText);
  assert.ok(texts.every((text) => /^[\w-]{43}$/.test(text)));
  assert.equal(new Set(texts).size, 100);
});
