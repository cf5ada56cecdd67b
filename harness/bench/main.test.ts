import assert from 'node:assert/strict';
import { test } from 'node:test';
import { main } from './main.ts';

for (const words of [['500'], ['500', '500'], ['1', '500'], ['browser', '500']]) {
  test(`"${words.join(' ')}" is rejected before anything runs, because there are no two sizes to compare`, async () => {
    let printed = '';
    assert.equal(await main(words, { write: (text) => (printed += text) }), 2);
    assert.match(printed, /^error: Expected at least two different sizes/);
    assert.doesNotMatch(printed, /running|a run of one/);
  });
}
