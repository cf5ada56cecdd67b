import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { oneAtATime } from './one-at-a-time.js';

describe('work under a lock', () => {
  let folder;
  let lock;
  const quickly = { pollMs: 1, timeoutMs: 60_000 };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'doorstep-lock-'));
    lock = join(folder, 'lock');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('starts when the work that held the lock has ended, even if that work failed', async () => {
    const order = [];
    const { promise: isWaiting, resolve: announce } = Promise.withResolvers();
    const first = oneAtATime(lock, assert.fail, async () => {
      await isWaiting;
      order.push('first ends');
      throw new Error('no luck');
    });
    const second = oneAtATime(lock, announce, async () => order.push('second begins'), quickly);
    await assert.rejects(first, /no luck/);
    await second;
    assert.deepEqual(order, ['first ends', 'second begins']);
    assert.ok((await isWaiting).includes(lock));
    assert.equal(existsSync(lock), false);
  });

  it('does not wait for a process that has ended', async () => {
    writeFileSync(lock, String(spawnSync(process.execPath, ['--version']).pid));
    assert.equal(await oneAtATime(lock, assert.fail, async () => 'done', quickly), 'done');
  });

  it('takes over a lock file that contains no process ID', async () => {
    writeFileSync(lock, '');
    assert.equal(await oneAtATime(lock, assert.fail, async () => 'done', quickly), 'done');
  });

  it('fails if the process that holds the lock does not end in time, and names the lock file', async () => {
    writeFileSync(lock, String(process.pid));
    const waited = oneAtATime(lock, () => {}, assert.fail, { pollMs: 1, timeoutMs: 1 });
    await assert.rejects(waited, ({ message }) => message.includes(lock));
  });
});
