import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from 'playwright';
import { inProject, root } from '../project.ts';

const installer = inProject('node_modules', 'playwright', 'cli.js');

/** Where it is kept that the install failed, and why: asking again at each run would cost seconds and give the same. */
const failureFile = inProject('node_modules', '.cache', 'doorstep', 'playwright-shell.txt');

const patienceMs = 180_000;

/** Playwright's own headless shell, if it is installed. */
export async function playwrightShell(): Promise<readonly string[]> {
  try {
    // Playwright names the path of its shell to nobody, but the process that it starts does.
    const server = await chromium.launchServer({ timeout: 30_000 });
    const path = server.process().spawnfile;
    await server.close();
    return [path];
  } catch {
    return [];
  }
}

/** Tries to install it, once for each version of Playwright and each installation of the dependencies. */
export async function installPlaywrightShell(): Promise<readonly string[]> {
  if ((await readFile(failureFile, 'utf8').catch(() => null)) !== null) return [];
  const failure = await install();
  if (failure === null) return playwrightShell();
  await mkdir(dirname(failureFile), { recursive: true });
  await writeFile(failureFile, `${failure}\nDelete this file to have it tried again.\n`);
  return [];
}

/** Resolves with what went wrong, or null. */
function install(): Promise<string | null> {
  const child = spawn(process.execPath, [installer, 'install', 'chromium-headless-shell'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: patienceMs,
    // For one mirror of several; the default of 30 s each makes an offline machine wait for minutes.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000', ...process.env },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => {
      if (code === 0) resolve(null);
      else resolve(`playwright install ended with ${signal ?? code}:\n${output.trim()}`);
    });
  });
}
