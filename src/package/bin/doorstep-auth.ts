#!/usr/bin/env node
/** The program `doorstep-auth`, which `npx doorstep-auth init` runs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInit } from '../../init/run-init.ts';
import type { Templates } from '../../init/templates.ts';

/** The folder of this program in the package. The build writes the templates beside the program. */
const folder = dirname(fileURLToPath(import.meta.url));

/** Runs a command in the app's folder. On Windows, package managers are scripts, which need a shell. */
async function run([command = '', ...args]: readonly string[]): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  try {
    const [exitCode] = (await once(child, 'close')) as [number | null];
    return exitCode ?? 1;
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
    return 1;
  }
}

process.exitCode = await runInit(process.argv.slice(2), {
  folder: process.cwd(),
  templates: JSON.parse(readFileSync(join(folder, 'templates.json'), 'utf8')) as Templates,
  userAgent: process.env['npm_config_user_agent'],
  packageFolder: dirname(folder),
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
  run,
});
