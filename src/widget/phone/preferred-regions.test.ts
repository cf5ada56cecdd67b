import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listPreferredRegions } from './preferred-regions.ts';

for (const [tags, regions] of [
  [
    ['de-AT', 'en-US'],
    ['AT', 'US'],
  ],
  [
    ['de', 'en'],
    ['DE', 'US'],
  ],
  [['es-419'], ['419']],
  [['en-US@posix', 'fr-CH'], ['CH']],
  [['sr-Latn-ME'], ['ME']],
  // `zxx` stands for texts that are in no language.
  [['zxx', 'fr-CH'], ['CH']],
  [[], []],
] as const) {
  test(`the regions of [${tags.join(', ')}] are [${regions.join(', ')}]`, () =>
    assert.deepEqual(listPreferredRegions(tags), regions));
}

test("by default, the languages are the browser's", () =>
  assert.deepEqual(listPreferredRegions(), listPreferredRegions(navigator.languages)));
