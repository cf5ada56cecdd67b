import assert from 'node:assert/strict';
import { test } from 'node:test';
import { main } from './main.ts';

for (const words of [['500'], ['500', '500'], ['1', '500'], ['browser', '500']]) {
  test(`"${words.join(' ')}" is refused before anything is run: there are no two sizes to compare`, async () => {
    let said = '';
    const write = (text: string): boolean => {
      said += text;
      return true;
    };
    assert.equal(await main(words, { write }), 2);
    assert.match(said, /^expected two sizes or more/);
    assert.doesNotMatch(said, /running|what a run takes/);
  });
}
