import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { inProject } from '../project.ts';
import { firefoxFlag } from './bidi-proxy.ts';

const folder = await mkdtemp(join(tmpdir(), 'doorstep-firefox-'));
after(() => rm(folder, { recursive: true }));

const program = inProject('tools', 'browser', 'firefox-with-proxy.ts');

/**
 * Starts `firefox-with-proxy.ts` and returns the output and the exit code.
 *
 * @param firefox path of an executable that stands in for Firefox
 */
async function start(firefox: string, args: readonly string[] = []) {
  const child = spawn(program, [`${firefoxFlag}${firefox}`, ...args]);
  let output = '';
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { output, code };
}

async function writeFirefox(script: string): Promise<string> {
  const firefox = join(folder, 'firefox');
  await writeFile(firefox, `#!/bin/sh\n${script}\n`);
  await chmod(firefox, 0o755);
  return firefox;
}

const run = async (script: string, args?: readonly string[]) => start(await writeFirefox(script), args);

test('Firefox gets its arguments, and its exit code is returned', async () => {
  const { output, code } = await run('echo "$@" >&2; exit 3', ['--headless', '--profile', '/tmp/profile']);
  assert.equal(output, '--headless --profile /tmp/profile\n');
  assert.equal(code, 3);
});

test('the printed address is that of the proxy', async () => {
  const { output } = await run('echo "WebDriver BiDi listening on ws://127.0.0.1:1" >&2');
  const [, port] = /^WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)\n$/.exec(output) ?? [];
  assert.notEqual(port ?? '1', '1', output);
});

test('a missing Firefox is reported', async () => {
  const { output, code } = await start(join(folder, 'none'));
  assert.match(output, /ENOENT/);
  assert.equal(code, 1);
});

test('Firefox ends when the process that has started it is killed', { timeout: 60_000 }, async () => {
  const firefox = await writeFirefox('echo started >&2; exec sleep 600');
  const parent = spawn('sh', ['-c', '"$0" "$@" & wait', program, `${firefoxFlag}${firefox}`]);
  await once(parent.stderr, 'data');
  parent.kill('SIGKILL');
  // Firefox writes to the same streams as its parent. So `close` is emitted only when Firefox has ended, too.
  await once(parent, 'close');
});
