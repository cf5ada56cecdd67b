import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { inProject } from '../../tools/project.ts';
import { ArgumentError } from '../../tools/command-line.ts';
import { testBuildWith } from '../../tools/bundle/bundles.ts';
import { buildRendererLane, defineRendererLane } from './renderer-lane.ts';

describe('a renderer from outside the project', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'doorstep-renderer-'));
  });
  after(() => rm(folder, { recursive: true }));

  async function buildFrom(source: string) {
    const module = join(folder, 'mine.ts');
    await writeFile(module, source);
    return buildRendererLane(module);
  }
  const rejects = (work: Promise<unknown>, message: RegExp) =>
    assert.rejects(work, (error) => error instanceof ArgumentError && message.test(error.message));

  test('the example in docs/plug-in-a-renderer.md has a lane with its own name', async () => {
    const guide = await readFile(inProject('docs', 'plug-in-a-renderer.md'), 'utf8');
    const source = /```ts\n(.*?)```/s.exec(guide)?.[1] ?? '';
    const { name, renderer, stack } = await buildFrom(source.replaceAll('./doorstep', inProject()));
    assert.equal(name, 'mine:fake');
    assert.equal(renderer.bundle(stack).renderer, join(folder, 'mine.ts'));
  });

  test('a module that is missing, cannot be built or exports no renderer is rejected with the reason', async () => {
    await rejects(buildRendererLane(join(folder, 'none.ts')), /^error: --renderer .*none\.ts: there is no file at/);
    await rejects(buildRendererLane(folder), /there is no file at/);
    await rejects(
      buildFrom('export const widget = {};'),
      /mine\.ts: expected an export named "renderer"; there is none$/,
    );
    await rejects(buildFrom('export const = 1;'), /Building build\/renderer-fast-test-build failed:/);
  });

  test('a name that is invalid or taken is rejected', () => {
    const bundle = testBuildWith({});
    const rejectsName = (name: string, reason: string) =>
      assert.throws(
        () => defineRendererLane('mine.ts', name, bundle),
        new ArgumentError(`error: --renderer mine.ts: ${reason}`),
      );
    rejectsName('my own', 'expected a name of letters, digits and hyphens, such as "vue", saw "my own"');
    rejectsName('plain', 'the name "plain" is taken');
    assert.equal(defineRendererLane('mine.ts', 'vue', bundle).name, 'vue:fake');
  });
});
