import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCode, formatCode, readCode } from './code-texts.ts';

test('a code has ten characters without lookalikes, and all of them occur', () => {
  const codes = Array.from({ length: 2000 }, createCode);
  for (const code of codes) assert.match(code, /^[2-9a-hjkmnp-z]{10}$/);
  assert.equal(new Set(codes).size, codes.length);
  assert.equal(new Set(codes.join('')).size, 31);
});

test('all characters are about equally likely', () => {
  const counts = new Map<string, number>();
  for (const character of Array.from({ length: 6200 }, createCode).join(''))
    counts.set(character, (counts.get(character) ?? 0) + 1);
  // 2,000 each are expected. The standard deviation is 44.
  for (const [character, count] of counts)
    assert.ok(Math.abs(count - 2000) < 300, `${character} occurs ${count} times`);
});

test('a code is shown in two halves', () => {
  assert.equal(formatCode('abcdefghjk'), 'abcde-fghjk');
});

test('a typed code is accepted in any case, with spaces, with any dash and with full-width letters', () => {
  const texts = [
    'abcdefghjk',
    'abcde-fghjk',
    'ABCDE-FGHJK',
    ' abcde fghjk\n',
    'ab cd ef gh jk',
    'abcde–fghjk',
    'abcde — fghjk',
    'abcde‑fghjk',
    'abcde−fghjk',
    'abcde－fghjk',
    '\u200babcde\u00adfghjk',
    'ａｂｃｄｅｆｇｈｊｋ',
  ];
  for (const text of texts) assert.equal(readCode(text), 'abcdefghjk', text);
});

test('any other value is no code', () => {
  for (const value of ['', 'abcdefghj', 'abcdefghjka', 'abcdefghj0', 'abcdefghjl', 'abcde_fghjk', 7, null, undefined])
    assert.equal(readCode(value), null, String(value));
  assert.equal(readCode(['abcdefghjk']), null);
  assert.equal(readCode(`abcdefghjk${' '.repeat(90)}`), 'abcdefghjk');
  assert.equal(readCode(`abcdefghjk${' '.repeat(91)}`), null);
});
