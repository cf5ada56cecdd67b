import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from 'playwright';
import { inProject, root } from '../project.ts';

const installer = inProject('node_modules', 'playwright', 'cli.js');

/** File with the error of a failed installation. While this file exists, the slow installation is not repeated. */
const failureFile = inProject('node_modules', '.cache', 'doorstep', 'playwright-shell.txt');

const timeoutMs = 180_000;

/**
 * Returns a list with the path of Playwright's headless shell (Chromium without windows). The list is empty if the
 * shell is not installed.
 */
export async function findPlaywrightShell(): Promise<readonly string[]> {
  try {
    // Playwright does not report the path of its headless shell. So start the shell, and take the path from its
    // process.
    const server = await chromium.launchServer({ timeout: 30_000 });
    const path = server.process().spawnfile;
    await server.close();
    return [path];
  } catch {
    return [];
  }
}

/**
 * Installs Playwright's headless shell (Chromium without windows). Returns a list with its path, or an empty list if
 * this or an earlier installation has failed.
 */
export async function installPlaywrightShell(): Promise<readonly string[]> {
  if ((await readFile(failureFile, 'utf8').catch(() => null)) !== null) return [];
  const failure = await install();
  if (failure === null) return findPlaywrightShell();
  await mkdir(dirname(failureFile), { recursive: true });
  await writeFile(failureFile, `${failure}\nDelete this file to try again.\n`);
  return [];
}

function install(): Promise<string | null> {
  const child = spawn(process.execPath, [installer, 'install', 'chromium-headless-shell'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    // Wait at most 10 s for each mirror. With the default time limit, an offline machine would wait for minutes.
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
