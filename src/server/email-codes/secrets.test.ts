import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { createCode, createHashes, createRandomText } from './secrets.ts';

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

test('a code has six digits, and begins with a zero as often as with a nine', () => {
  const codes = Array.from({ length: 5000 }, createCode);
  assert.ok(codes.every((code) => /^\d{6}$/.test(code)));
  for (const digit of '0123456789') {
    const count = codes.filter((code) => code.startsWith(digit)).length;
    assert.ok(count > 350 && count < 650, `${count} of 5000 codes begin with ${digit}`);
  }
});

test('a number from which some codes would be more likely is drawn again', (context) => {
  const numbers = [4_294_967_295, 4_294_000_000, 4_293_999_999];
  context.mock.method(crypto, 'getRandomValues', () => Uint32Array.of(numbers.shift() ?? 0));
  assert.equal(createCode(), '999999');
  assert.equal(createCode(), '000000');
});

test('a random text has 43 characters, and differs from the next', () => {
  const texts = Array.from({ length: 100 }, createRandomText);
  assert.ok(texts.every((text) => /^[\w-]{43}$/.test(text)));
  assert.equal(new Set(texts).size, 100);
});
