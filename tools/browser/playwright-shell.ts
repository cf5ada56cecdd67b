import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from 'playwright';
import { inProject, root } from '../project.ts';

const installer = inProject('node_modules', 'playwright', 'cli.js');

/** Keeps the reason why the installation failed, so that later runs do not spend seconds on trying again. */
const failureFile = inProject('node_modules', '.cache', 'doorstep', 'playwright-shell.txt');

const timeoutMs = 180_000;

/** Returns the path of Playwright's own headless shell, or [] if it is not installed. */
export async function findPlaywrightShell(): Promise<readonly string[]> {
  try {
    // Playwright has no API for the path; the process that it starts has it.
    const server = await chromium.launchServer({ timeout: 30_000 });
    const path = server.process().spawnfile;
    await server.close();
    return [path];
  } catch {
    return [];
  }
}

/** Installs Playwright's headless shell. A failure is final until the dependencies are installed again. */
export async function installPlaywrightShell(): Promise<readonly string[]> {
  if ((await readFile(failureFile, 'utf8').catch(() => null)) !== null) return [];
  const failure = await install();
  if (failure === null) return findPlaywrightShell();
  await mkdir(dirname(failureFile), { recursive: true });
  await writeFile(failureFile, `${failure}\nDelete this file to try again.\n`);
  return [];
}

/** Resolves with the reason of the failure, or null. */
function install(): Promise<string | null> {
  const child = spawn(process.execPath, [installer, 'install', 'chromium-headless-shell'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    // Per mirror. With the default of 30 s an offline machine would wait for minutes.
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
