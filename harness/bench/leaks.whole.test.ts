import assert from 'node:assert/strict';
import { test } from 'node:test';
import { main } from './main.ts';
import { leakKinds } from './leak-rounds.ts';

for (const kind of leakKinds) {
  test(`a planted leak of ${kind} is found`, { timeout: 300_000 }, async () => {
    let printed = '';
    assert.equal(await main(['leaks', '100', '--leak', kind], { write: (text) => (printed += text) }), 1);
    const unit = kind === 'heap' ? 'bytes of heap' : kind;
    for (const name of ['sign-ins', 'mounts'])
      assert.match(printed, new RegExp(`✗ ${name}: each round adds [\\d.]+ ${unit}\\.`));
  });
}
