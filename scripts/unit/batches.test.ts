import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { batchesOf } from './batches.ts';
import { together } from './write-batches.ts';

const texts: Readonly<Record<string, string>> = {
  'hooked.test.ts': "before(() => {});\ntest('a', () => {});",
  'hooked-in-a-suite.test.ts': "describe('a', () => {\n  before(() => {});\n});",
  'global.test.ts': 'Object.assign(globalThis, { document: {} });',
  'environment.test.ts': "process.env.HOME = '';",
  'plain.test.ts': "test('a', () => {});",
};
const batches = (files: readonly string[]) => batchesOf(files, (file) => texts[file] ?? '');

test('what a file does to the whole process is done in one of its own', () => {
  const alone = ['hooked.test.ts', 'global.test.ts', 'environment.test.ts'];
  assert.deepEqual(batches(Object.keys(texts)), [
    ...alone.map((file) => [file]),
    ['hooked-in-a-suite.test.ts'],
    ['plain.test.ts'],
  ]);
});

test('every other file is run once, neighbours in different processes', () => {
  const files = Array.from({ length: 20 }, (_, at) => `${at}.test.ts`);
  const dealt = batches(files);
  assert.deepEqual(dealt.flat().toSorted(), files.toSorted());
  assert.deepEqual(dealt[0], ['0.test.ts', '8.test.ts', '16.test.ts']);
  assert.equal(dealt.length, 8);
});

test('a file that cannot be loaded fails, and the others beside it run', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'doorstep-together-'));
  t.after(() => rm(folder, { recursive: true }));
  const inFolder = async (name: string, text: string): Promise<string> => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  const broken = await inFolder('broken.mjs', "throw new Error('it is broken');");
  const sound = await inFolder('sound.mjs', "import { test } from 'node:test';\ntest('is sound', () => {});");
  const whole = await inFolder('together.mjs', together([broken, sound]));
  // Otherwise the tests that run there would be taken for tests of these.
  const { NODE_TEST_CONTEXT: _context, ...env } = process.env;
  const { status, stdout } = spawnSync(process.execPath, ['--test-reporter=tap', whole], { env, encoding: 'utf8' });
  assert.equal(status, 1);
  assert.match(stdout, /not ok 1 - .*broken\.mjs/);
  assert.match(stdout, /it is broken/);
  assert.match(stdout, /ok 2 - is sound/);
});
