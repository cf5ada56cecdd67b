import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { it } from 'node:test';

it('npm ends when a signal ends the process that runs it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'doorstep-npm-'));
  try {
    writeFileSync(join(folder, 'npm'), '#!/bin/sh\nexec sleep 20\n', { mode: 0o755 });
    const script = `
      import { npm } from ${JSON.stringify(new URL('npm.js', import.meta.url))};
      const ended = npm(${JSON.stringify(folder)}, ['ci']);
      process.kill(process.pid, 'SIGTERM');
      await ended.catch(({ message }) => console.log(message));
    `;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
      env: { ...process.env, PATH: [folder, process.env.PATH].join(delimiter) },
    });
    assert.equal(stdout, '`npm ci` was ended by SIGTERM\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
