import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { inProject } from '../../tools/project.ts';

const sound = "import { test } from 'node:test';\ntest('is sound', () => {});";

/** Runs files of these texts as one batch, in a process of its own. */
async function run(texts: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'doorstep-batch-'));
  try {
    const files = texts.map((_, at) => join(folder, `${at}.test.mjs`));
    await Promise.all(files.map((file, at) => writeFile(file, texts[at] ?? '')));
    const runner = pathToFileURL(inProject('scripts', 'unit', 'run-batch.ts')).href;
    const program = `import { runBatch } from ${JSON.stringify(runner)}; await runBatch(${JSON.stringify(files)});`;
    // Otherwise the tests that run there would be taken for tests of these.
    const { NODE_TEST_CONTEXT: _context, ...env } = process.env;
    const args = ['--test-reporter=tap', '--input-type=module', '--eval', program];
    return spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('all files are run', async () => {
  const { status, stdout } = await run([sound, sound]);
  assert.equal(status, 0);
  assert.match(stdout, /# pass 2/);
});

test('one that cannot be loaded has failed, and the others run', async () => {
  const { status, stdout } = await run(["throw new Error('it is broken');", sound]);
  assert.equal(status, 1);
  assert.match(stdout, /not ok 1 - .*0\.test\.mjs is loaded/);
  assert.match(stdout, /it is broken/);
  assert.match(stdout, /ok 2 - is sound/);
});

test('a file alone is judged as in company', async () => {
  const { status, stderr } = await run([
    "import { test } from 'node:test';\ntest('fails', assert.fail);\nprocess.exit(0);",
  ]);
  assert.equal(status, 1);
  assert.match(stderr, /The process ended before its tests did: .*0\.test\.mjs/);
});

for (const [how, text] of [
  ['while it is loaded', 'process.exit(0);'],
  ['in a test', "import { test } from 'node:test';\ntest('ends', () => process.exit(0));"],
] as const) {
  test(`one that ends the process ${how} has not passed for the others`, async () => {
    const { status, stderr } = await run([text, sound]);
    assert.equal(status, 1);
    assert.match(stderr, /The process ended before its tests did: .*0\.test\.mjs, .*1\.test\.mjs/);
  });
}
