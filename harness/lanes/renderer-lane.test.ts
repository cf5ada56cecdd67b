import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { inProject } from '../../tools/project.ts';
import { OptionError } from '../command/options.ts';
import { testBuildOf } from '../../tools/bundle/bundles.ts';
import { laneOfRenderer, namedLane } from './renderer-lane.ts';

describe("a stranger's renderer", () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'doorstep-renderer-'));
  });
  after(() => rm(folder, { recursive: true }));

  async function laneOf(source: string) {
    const module = join(folder, 'mine.ts');
    await writeFile(module, source);
    return laneOfRenderer(module);
  }
  const isRefused = (work: Promise<unknown>, why: RegExp) =>
    assert.rejects(work, (error) => error instanceof OptionError && why.test(error.message));

  test('has a lane of its own, under its name, as docs/plug-in-a-renderer.md has one save', async () => {
    const guide = await readFile(inProject('docs', 'plug-in-a-renderer.md'), 'utf8');
    const source = /```ts\n(.*?)```/s.exec(guide)?.[1] ?? '';
    const { name, backend, bundle } = await laneOf(source.replaceAll('./doorstep', inProject()));
    assert.deepEqual(
      { name, backend, renderer: bundle.renderer },
      { name: 'mine:fake', backend: 'fake', renderer: join(folder, 'mine.ts') },
    );
  });

  test('is refused where it is no renderer, with the reason', async () => {
    await isRefused(laneOfRenderer(join(folder, 'none.ts')), /^--renderer .*none\.ts: there is no file at/);
    await isRefused(laneOfRenderer(folder), /there is no file at/);
    await isRefused(
      laneOf('export const widget = {};'),
      /mine\.ts: expected an export named "renderer"; there is none$/,
    );
    await isRefused(laneOf('export const = 1;'), /building build\/renderer-test-build failed:/);
  });

  test('is refused under a name that is no name for a lane, or that is taken', () => {
    const named = (name: string) => () => namedLane('mine.ts', name, testBuildOf('renderer', 'mine.ts'));
    const refuses = (name: string, why: string) =>
      assert.throws(named(name), new OptionError(`--renderer mine.ts: ${why}`));
    refuses('my own', 'expected a name of letters, digits and hyphens, such as "vue", saw "my own"');
    refuses('plain', 'its name "plain" is taken by one of ours');
    assert.equal(named('vue')().name, 'vue:fake');
  });
});
