import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { oneAtATime } from './one-at-a-time.js';

describe('work under a lock', () => {
  let folder;
  let lock;
  const quickly = { pollMs: 1, timeoutMs: 60_000 };
  const isHeldBy = (pid) => {
    mkdirSync(lock);
    writeFileSync(join(lock, 'pid'), String(pid));
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'doorstep-lock-'));
    lock = join(folder, 'lock');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('starts once the work before it has ended, even with an error', async () => {
    const order = [];
    const printed = [];
    const { promise: gate, resolve: open } = Promise.withResolvers();
    const first = oneAtATime(lock, assert.fail, async () => {
      order.push('first begins');
      await gate;
      order.push('first ends');
      throw new Error('no luck');
    });
    const second = oneAtATime(
      lock,
      (text) => {
        printed.push(text);
        open();
      },
      async () => order.push('second begins'),
      quickly,
    );
    await assert.rejects(first, /no luck/);
    await second;
    assert.deepEqual(order, ['first begins', 'first ends', 'second begins']);
    assert.equal(printed.length, 1);
    assert.match(printed[0], new RegExp(`process ${process.pid}`));
    assert.equal(existsSync(lock), false);
  });

  it('does not wait for a process that has ended', async () => {
    isHeldBy(spawnSync(process.execPath, ['--version']).pid);
    assert.equal(await oneAtATime(lock, assert.fail, async () => 'done', quickly), 'done');
  });

  it('does not wait for a process that ended before it wrote its id', async () => {
    mkdirSync(lock);
    const longAgo = Date.now() / 1000 - 11;
    utimesSync(lock, longAgo, longAgo);
    assert.equal(await oneAtATime(lock, assert.fail, async () => 'done', quickly), 'done');
  });

  it('gives up on a process that never ends, and names it', async () => {
    isHeldBy(process.pid);
    const waited = oneAtATime(lock, () => {}, assert.fail, { pollMs: 1, timeoutMs: 1 });
    await assert.rejects(waited, new RegExp(`process ${process.pid}, which holds`));
  });
});
