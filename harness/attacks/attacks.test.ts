/**
 * Attacks on the harness, such as a step that hangs, an empty feature or a full disk. Each attack must make the run
 * fail.
 */
import assert from 'node:assert/strict';
import { mkdir, mkdtempDisposable, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { HarnessError } from '../../driver/harness-error.ts';
import { runAttack, scenario, whenReady } from './run-attack.ts';

const feature = (...lines: readonly (string | readonly string[])[]) => ['Feature: A kettle', ...lines.flat()];
const makeFolder = () => mkdtempDisposable(join(tmpdir(), 'doorstep-report-'));
const good = scenario('Good', 'it boils');

test('without an attack, the run passes', async () => {
  const { exitCode, printed } = await runAttack(feature(good));
  assert.deepEqual({ exitCode, printed }, { exitCode: 0, printed: '.\n' });
});

for (const [title, step, exitCode, words] of [
  ['throws', 'it throws', 1, /Failed at step: it throws\n {4}the kettle is broken/],
  ['rejects', 'it rejects', 1, /Failed at step: it rejects\n {4}the kettle is broken/],
  ['is pending', 'it is pending', 1, /Pending step: it is pending/],
  ['is skipped', 'it is skipped', 1, /Skipped at step: it is skipped/],
  ['is undefined', 'it sings', 1, /Undefined step: it sings\n {4}no step definition matches this text/],
  ['is ambiguous', 'it is defined twice', 1, /Ambiguous step: it is defined twice/],
  ['throws after its end', 'it throws after its end', 1, /Failed at step: it takes a moment\n {4}the kettle is broken/],
  [
    'does not wait for a promise that rejects',
    'it does not wait for a promise that rejects',
    1,
    /Failed at step: it takes a moment\n {4}the kettle is broken/,
  ],
  ['hangs', 'it hangs', 1, /Failed at step: it hangs\n {4}function timed out, .* within 1000 milliseconds/],
] as const) {
  test(`a step that ${title} fails only its own scenario`, async () => {
    const result = await runAttack(feature(scenario('Bad', step, 'it takes a moment'), good));
    assert.equal(result.exitCode, exitCode);
    assert.match(result.printed, words);
    assert.deepEqual(
      result.scenarios.map(({ verdict }) => verdict === 'passed'),
      [false, true],
    );
  });
}

for (const code of [0, 1]) {
  test(`a step that ends its worker with the exit code ${code} ends the run as an error of the harness`, async () => {
    const bad = scenario('Bad', `it ends the process with the exit code ${code}`);
    const { exitCode, printed } = await runAttack(feature(bad, good));
    assert.equal(exitCode, 2, printed);
    assert.match(printed, /Test harness error, so the product was not judged, at step: it ends the process with/);
    assert.match(printed, new RegExp(`Worker 0 exited unexpectedly with code ${code}`));
  });
}

for (const [title, lines, words] of [
  ['a feature without scenarios', feature(), /✗ .*:1: expected a scenario in the feature "A kettle"\n/],
  [
    'a Rule without scenarios',
    feature('Rule: It whistles', 'Rule: It boils', good),
    /✗ .*:2: expected a scenario under the Rule "It whistles"\n/,
  ],
  [
    'a misspelt Scenario Outline, which Gherkin reads as a description,',
    feature('Scenario Outlin: Bad', 'Then it throws', good),
    /✗ .*:1: "Scenario Outlin:" is read as a description\. Did you mean "Scenario Outline:"\?\n/,
  ],
  ['a misspelt Then after a step', feature(good, 'Them it throws'), /✗ .*attack\.feature: \(5:1\): expected: /],
  ['a scenario without steps', feature('Scenario: Bad', good), /The scenario has no steps\./],
] as const) {
  test(`${title} fails the run`, async () => {
    const { exitCode, printed } = await runAttack(lines);
    assert.equal(exitCode, 1, printed);
    assert.match(printed, words);
  });
}

test('a run stops after `hungLimit` scenarios with a step that hangs', async () => {
  const scenarios = Array.from({ length: 5 }, (_, index) => scenario(`Bad ${index}`, 'it hangs'));
  const { exitCode, printed, scenarios: ran } = await runAttack(feature(...scenarios), { hungLimit: 2 });
  assert.equal(exitCode, 2);
  assert.match(
    printed,
    /✗ Stopped after 2 scenarios with a step that did not end in time; \d scenarios? did not run\n/,
  );
  assert.ok(ran.length < 5, `${ran.length} scenarios ran`);
});

const waiting = scenario('Waiting', 'it waits until the run is attacked');

test('a worker that is killed ends the run as an error of the harness', async () => {
  whenReady((worker) => void worker.terminate());
  const { exitCode, printed } = await runAttack(feature(waiting, good));
  assert.equal(exitCode, 2);
  assert.match(
    printed,
    /Test harness error, so the product was not judged, at step: it waits until the run is attacked\n/,
  );
  assert.match(printed, /Worker 0 exited unexpectedly with code 1/);
});

test('an interruption ends the run, and names the step that it interrupts', async () => {
  const interruption = new AbortController();
  whenReady(() => interruption.abort(new HarnessError('Stopped by SIGINT')));
  const { exitCode, printed } = await runAttack(feature(waiting, good), { signal: interruption.signal });
  assert.equal(exitCode, 2);
  assert.match(
    printed,
    /Test harness error, so the product was not judged, at step: it waits until the run is attacked\n/,
  );
  assert.match(printed, /✗ Stopped by SIGINT; 1 scenario did not run\n/);
});

test('a report folder that is a file is an error of the harness', async () => {
  await using folder = await makeFolder();
  const report = join(folder.path, 'file');
  await writeFile(report, '');
  await assert.rejects(
    runAttack(feature(good), { report }),
    (error) =>
      error instanceof HarnessError && /cannot write the report to .*file.*(ENOTDIR|EEXIST)/.test(error.message),
  );
});

test('a report file that cannot be opened stops the run', async () => {
  await using folder = await makeFolder();
  await mkdir(join(folder.path, 'sample-attacked', 'messages.ndjson'), { recursive: true });
  const { exitCode, printed } = await runAttack(feature(good), { report: folder.path });
  assert.equal(exitCode, 2);
  assert.match(printed, /Test harness error: cannot write the report to .*: EISDIR/);
});

// Only Linux has `/dev/full`, a file that behaves like a full disk.
if (process.platform === 'linux') {
  test('a full disk stops the run', async () => {
    await using folder = await makeFolder();
    await mkdir(join(folder.path, 'sample-attacked'));
    await symlink('/dev/full', join(folder.path, 'sample-attacked', 'messages.ndjson'));
    const { exitCode, printed } = await runAttack(feature(good), { report: folder.path });
    assert.equal(exitCode, 2);
    assert.match(printed, /Test harness error: cannot write the report to .*: ENOSPC/);
  });
}
