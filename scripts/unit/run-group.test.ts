import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { inProject } from '../../tools/project.ts';

/** Writes each text into a test file, and runs these files as one group. Returns the counts and the output. */
async function runTexts(...texts: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'doorstep-unit-'));
  try {
    const files = texts.map((_, index) => join(folder, `${index}.test.mjs`));
    await Promise.all(
      files.map((file, index) =>
        writeFile(file, `import { after, before, suite, test } from 'node:test';\n${texts[index]}`),
      ),
    );
    // Remove `NODE_TEST_CONTEXT`. Otherwise, the child process would report its tests to the runner of this test.
    const { NODE_TEST_CONTEXT: _context, ...env } = process.env;
    const program = join(folder, 'program.mjs');
    const runGroup = pathToFileURL(inProject('scripts', 'unit', 'run-group.ts')).href;
    await writeFile(
      program,
      `import { runGroup } from ${JSON.stringify(runGroup)};
      const total = { passed: 0, failed: 0, skipped: 0, files: 0 };
      await runGroup(${JSON.stringify(files)}, total, console.error, 2000);
      console.log(JSON.stringify(total));`,
    );
    const { stdout, stderr } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' });
    return { total: JSON.parse(stdout) as unknown, output: stderr };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const passes = "test('passes', () => {});";

test('the tests of every file are counted, including subtests and skipped tests', async () => {
  const nested = "test('outer', async (t) => { await t.test('inner', () => {}); }); test.skip('skipped', () => {});";
  const { total } = await runTexts(passes, nested);
  assert.deepEqual(total, { passed: 3, failed: 0, skipped: 1, files: 2 });
});

test('a failure is printed with its title, file, line and error', async () => {
  const { total, output } = await runTexts("test('fails', () => { throw new Error('the reason'); });", passes);
  assert.deepEqual(total, { passed: 1, failed: 1, skipped: 0, files: 2 });
  assert.match(output, /failed .*0\.test\.mjs:2: "fails"\n.*the reason/);
});

test('hooks apply to their own file only', async () => {
  const hooks = "before(() => console.error('before')); after(() => console.error('after'));";
  const { output } = await runTexts(hooks + passes, "test('second', () => console.error('second'));");
  assert.match(output, /before\s+after\s+second/);
});

for (const [title, text, failed, reason] of [
  ['cannot be loaded', "throw new Error('the reason');", 1, /0\.test\.mjs\n.*the reason/],
  ['has no test', '', 1, /0\.test\.mjs\n.*Expected at least one\./],
  ['has only an empty suite', "suite('empty', () => {});", 1, /0\.test\.mjs\n.*Expected at least one\./],
  [
    'throws after its test has passed',
    "test('late', () => void setTimeout(() => { throw new Error('the reason'); }));",
    1,
    /"late".*the reason/,
  ],
  ['ends the process while it is loaded', 'process.exit(0);', 2, /0\.test\.mjs\n.*The process ended/],
  ['blocks the process', "test('loops', () => { for (;;); });", 3, /0\.test\.mjs\n.*The process ended/],
  [
    'keeps the process alive',
    "test('leaks', () => void setInterval(() => {}, 9999));",
    1,
    /the process that ran .*0\.test\.mjs[^]*aborted/,
  ],
  ['ends the process in a test', "test('ends', () => process.exit(0));", 2, /0\.test\.mjs\n.*The process ended/],
  ['mocks timers beside other files', "test('mocks', (t) => t.mock.timers.enable());", 1, /isolated/],
] as const) {
  test(`a file that ${title} fails`, async () => {
    const { total, output } = await runTexts(text, passes);
    assert.equal((total as { failed: number }).failed, failed);
    assert.match(output, reason);
  });
}
