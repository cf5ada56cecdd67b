import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { serve, type RunningServer } from '../../tools/server/serve.ts';
import { listen } from './listen.ts';

describe('a port in use', () => {
  let root: string;
  let taken: RunningServer;
  let port: number;
  before(async () => {
    root = await mkdtemp(join(tmpdir(), 'doorstep-listen-'));
    await writeFile(join(root, 'index.html'), '<html><head></head></html>');
    taken = await serve({ root, entry: 'index.html', policy: {} });
    port = Number(new URL(taken.url).port);
  });
  after(async () => {
    await taken.close();
    await rm(root, { recursive: true });
  });

  it('is skipped if no port is requested', async () => {
    const lines: string[] = [];
    const server = await listen({ root, entry: 'index.html', policy: {} }, null, (line) => lines.push(line), port);
    await server.close();
    assert.ok(Number(new URL(server.url).port) > port);
    assert.equal(lines[0], `Port ${port} is in use by another program; trying the next port.`);
  });

  it('is an error if that port is requested', async () => {
    const requested = listen({ root, entry: 'index.html', policy: {} }, port, () => {});
    await assert.rejects(requested, new RegExp(`Port ${port} is in use by another program`));
  });
});
