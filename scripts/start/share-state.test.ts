import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InvalidBodyError } from '../../tools/server/site.ts';
import { shareState } from './share-state.ts';

const newer = { version: Date.now(), state: '{"accounts":[]}' };

test('the newest state is shared', () => {
  const shared = shareState();
  assert.deepEqual(shared.read(), { version: 0, state: null });
  shared.replace(JSON.stringify(newer));
  shared.replace(JSON.stringify({ version: newer.version - 1, state: 'older' }));
  assert.deepEqual(shared.read(), newer);
});

const tooNew = Date.now() + 2 * 24 * 60 * 60 * 1000;

for (const body of [
  '{"version":1e999,"state":null}',
  `{"version":${Number.MAX_SAFE_INTEGER},"state":null}`,
  `{"version":${tooNew},"state":null}`,
  '{"version":"1","state":null}',
  '{"version":1}',
  '{"version":1,"state":{}}',
  'null',
  '[]',
  '',
  '{',
]) {
  test(`the body ${JSON.stringify(body)} is rejected, and later states are still shared`, () => {
    const shared = shareState();
    assert.throws(() => shared.replace(body), InvalidBodyError);
    shared.replace(JSON.stringify(newer));
    assert.deepEqual(shared.read(), newer);
  });
}
