import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Turns } from './turns.ts';

test('functions with one key run one after another, even if one rejects; others do not wait', async () => {
  const turns = new Turns();
  const log: string[] = [];
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const first = turns.run('a', async () => {
    await opened;
    log.push('first');
    throw new Error('failed');
  });
  const second = turns.run('a', async () => log.push('second'));
  await turns.run('b', async () => log.push('other key'));
  open();
  await assert.rejects(first, { message: 'failed' });
  await second;
  assert.deepEqual(log, ['other key', 'first', 'second']);
});
