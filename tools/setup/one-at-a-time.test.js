import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { oneAtATime } from './one-at-a-time.js';

describe('a piece of work for one process at a time', () => {
  let folder;
  let lock;
  const quickly = { pollMs: 1, patienceMs: 60_000 };
  const isHeldBy = (pid) => {
    mkdirSync(lock);
    writeFileSync(join(lock, 'pid'), String(pid));
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'doorstep-lock-'));
    lock = join(folder, 'lock');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is done once the one before has ended, also when that failed', async () => {
    const order = [];
    const said = [];
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
        said.push(text);
        open();
      },
      async () => order.push('second begins'),
      quickly,
    );
    await assert.rejects(first, /no luck/);
    await second;
    assert.deepEqual(order, ['first begins', 'first ends', 'second begins']);
    assert.equal(said.length, 1);
    assert.match(said[0], new RegExp(`process ${process.pid}`));
    assert.equal(existsSync(lock), false);
  });

  it('does not wait for a process that is gone', async () => {
    isHeldBy(spawnSync(process.execPath, ['--version']).pid);
    assert.equal(await oneAtATime(lock, assert.fail, async () => 'done', quickly), 'done');
  });

  it('does not wait for one that was ended before it signed', async () => {
    mkdirSync(lock);
    const longAgo = Date.now() / 1000 - 11;
    utimesSync(lock, longAgo, longAgo);
    assert.equal(await oneAtATime(lock, assert.fail, async () => 'done', quickly), 'done');
  });

  it('gives up on one that never ends, and says which', async () => {
    isHeldBy(process.pid);
    const waited = oneAtATime(lock, () => {}, assert.fail, { pollMs: 1, patienceMs: 1 });
    await assert.rejects(waited, new RegExp(`process ${process.pid}, which holds`));
  });
});
