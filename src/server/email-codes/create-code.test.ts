import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCode } from './create-code.ts';

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
