import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { serve, type RunningServer } from '../../tools/server/serve.ts';
import { listen } from './listen.ts';

describe('a taken port', () => {
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

  it('is passed over for a free one when none was asked for', async () => {
    const said: string[] = [];
    const server = await listen({ root, entry: 'index.html', policy: {} }, null, (line) => said.push(line), port);
    await server.close();
    assert.ok(Number(new URL(server.url).port) > port);
    assert.equal(said[0], `Port ${port} is taken; trying the next.`);
  });

  it('is refused when it was asked for', async () => {
    const asked = listen({ root, entry: 'index.html', policy: {} }, port, () => {});
    await assert.rejects(asked, new RegExp(`Port ${port} is taken`));
  });
});
