/**
 * Attacks on a running command (`npm run conformance`), such as a signal or a full disk. The command must fail, print
 * the reason, and leave no process behind.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtempDisposable, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { inProject, root } from '../../tools/project.ts';

const limitMs = 300_000;

/** An environment variable that marks all processes of a command, including detached processes. */
const markName = 'DOORSTEP_ATTACK';

function listProcesses(mark: string) {
  return readdirSync('/proc').flatMap((name) => {
    try {
      if (!/^\d+$/.test(name) || !readFileSync(`/proc/${name}/environ`, 'utf8').includes(`${markName}=${mark}`))
        return [];
      return [{ id: Number(name), command: readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0') }];
    } catch {
      // The process has ended, or belongs to another user.
      return [];
    }
  });
}

/**
 * Starts a command. `finished` resolves when the command has ended. `left` in its result lists the processes that the
 * command has left behind.
 */
function start(script: string, args: readonly string[]) {
  const mark = randomUUID();
  const child = spawn(process.execPath, [inProject(...script.split('/')), ...args], {
    cwd: root,
    env: { ...process.env, [markName]: mark },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (text: Buffer) => (printed += String(text)));
  child.stderr.on('data', (text: Buffer) => (printed += String(text)));
  const finish = async () => {
    const [exitCode] = (await once(child, 'close')) as [number | null];
    // The browsers of a worker end a little later than the worker. Wait until these browsers have ended.
    let left = listProcesses(mark);
    for (let waitedMs = 0; left.length > 0 && waitedMs < 5000; waitedMs += 100) {
      await pause(100);
      left = listProcesses(mark);
    }
    return { exitCode, printed, left: left.map(({ command }) => command.join(' ')) };
  };
  return {
    child,
    list: () => listProcesses(mark),
    async printedMatch(pattern: RegExp): Promise<void> {
      const end = once(child, 'close').then(() =>
        assert.fail(`expected ${pattern}, but the command has ended and printed:\n${printed}`),
      );
      while (!pattern.test(printed)) await Promise.race([once(child.stdout, 'data'), end]);
      end.catch(() => {});
    },
    finished: finish(),
  };
}

const conformance = (...args: readonly string[]) =>
  start('scripts/conformance.ts', [
    '--lane',
    'react:fake',
    '--tags',
    '@valid.email-format or @flow.email-lookup',
    ...args,
  ]);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} ends a run`, { timeout: limitMs }, async () => {
    const run = conformance('--workers', '1');
    await run.printedMatch(/^\./m);
    run.child.kill(signal);
    // After Ctrl+C in a terminal, the command gets one signal from the terminal and one from npm. So send the signal
    // twice.
    run.child.kill(signal);
    const { exitCode, printed, left } = await run.finished;
    assert.equal(exitCode, 2, printed);
    assert.match(printed, new RegExp(`✗ Stopped by ${signal}; \\d+ scenarios? did not run`));
    assert.match(printed, /react:fake: \d+ scenarios?/);
    assert.deepEqual(left, []);
  });
}

test(
  'if a browser is killed, its scenario fails as an error of the harness, and the next scenario gets a new browser',
  {
    timeout: limitMs,
  },
  async () => {
    const run = conformance('--workers', '1');
    await run.printedMatch(/^\./m);
    // Find the browser's main process. Exclude the shell that starts the browser. Also exclude child processes: their
    // commands contain `--type`.
    const browser = run
      .list()
      .find(
        ({ command }) =>
          command.includes('--remote-debugging-pipe') &&
          command[0]?.endsWith('/sh') === false &&
          !command.some((word) => word.startsWith('--type=')),
      );
    assert.ok(browser, 'no browser runs');
    process.kill(browser.id, 'SIGKILL');
    const { exitCode, printed, left } = await run.finished;
    assert.equal(exitCode, 2, printed);
    assert.match(printed, /Test harness error, so the product was not judged/);
    assert.match(printed, /closed/);
    assert.match(printed, /react:fake: \d+ scenarios, \d+ passed, [12] failed/);
    assert.deepEqual(left, []);
  },
);

test('a full disk ends a run', { timeout: limitMs }, async () => {
  await using report = await mkdtempDisposable(join(tmpdir(), 'doorstep-report-'));
  await mkdir(join(report.path, 'react-fake'));
  await symlink('/dev/full', join(report.path, 'react-fake', 'messages.ndjson'));
  const { exitCode, printed, left } = await conformance('--report', report.path).finished;
  assert.equal(exitCode, 2, printed);
  assert.match(printed, /✗ Test harness error: cannot write the report to .*: ENOSPC/);
  assert.deepEqual(left, []);
});

test('a run prints its results even if the disk is full when it ends', { timeout: limitMs }, async () => {
  await using report = await mkdtempDisposable(join(tmpdir(), 'doorstep-report-'));
  await symlink('/dev/full', join(report.path, 'summary.json'));
  const { exitCode, printed, left } = await conformance('--report', report.path).finished;
  assert.equal(exitCode, 2, printed);
  assert.match(printed, /react:fake: \d+ scenarios, \d+ passed, 0 failed/);
  assert.match(printed, /✗ Test harness error: cannot write the report to .*: ENOSPC/);
  assert.deepEqual(left, []);
});

test(
  'an endless loop in a step ends the run after 15 seconds, and the run names the step',
  { timeout: limitMs },
  async () => {
    const { exitCode, printed, left } = await start('harness/attacks/loop.ts', []).finished;
    assert.equal(exitCode, 2, printed);
    assert.match(printed, /Test harness error, so the product was not judged, at step: it loops/);
    assert.match(
      printed,
      /✗ Test harness error: a worker hangs: its thread has not responded for 15 seconds; 1 scenario did/,
    );
    assert.deepEqual(left, []);
  },
);
