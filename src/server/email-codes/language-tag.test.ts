import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLanguageTag } from './language-tag.ts';

const cases: readonly (readonly [unknown, boolean])[] = [
  ['de', true],
  ['zh-Hant-TW', true],
  ['ar-u-nu-latn', true],
  ['de-x-foo', true],
  [`de-${'abcdefgh-'.repeat(3)}abcde`, true], // 35 characters
  [`de-${'abcdefgh-'.repeat(3)}abcdef`, false],
  ['', false],
  ['d', false],
  ['de_AT', false],
  ['de"><script>', false],
  ['de-abcdefghi', false],
  ['\nde', false],
  [['de'], false],
  [null, false],
];

for (const [value, expected] of cases) {
  test(`${JSON.stringify(value)} is ${expected ? 'a' : 'no'} language tag`, () => {
    assert.equal(isLanguageTag(value), expected);
  });
}
