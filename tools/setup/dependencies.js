import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { install, matchesLock, npm } from './npm.js';
import { oneAtATime } from './one-at-a-time.js';
import { hasPinnedNode, linkPinnedNode } from './pinned-node.js';

/**
 * Installs the packages of package-lock.json, unless `node_modules` has them already.
 *
 * @param {string} root the project's folder
 * @param {(text: string) => void} print called with progress, in one line
 */
export async function ensureDependencies(root, print) {
  if (areInstalled(root)) return;
  mkdirSync(join(root, 'build'), { recursive: true });
  await oneAtATime(join(root, 'build', 'installing'), print, async () => {
    // The process that held the lock before may have installed them.
    if (areInstalled(root)) return;
    await report(print, 'installing dependencies (they are missing, or package-lock.json has changed)', async () => {
      await install(root);
      // No other install script is needed.
      if (!linkPinnedNode(root)) await npm(root, ['rebuild', 'node', '--loglevel', 'error']);
    });
  });
}

/**
 * Installs a stack: packages of other versions than the project's own, which one lane or command runs on.
 *
 * @param {string} root the project's folder
 * @param {string} name the stack's folder in `stacks`
 * @param {(text: string) => void} print called with progress, in one line
 */
export async function ensureStack(root, name, print) {
  const folder = join(root, 'stacks', name);
  if (matchesLock(folder)) return;
  mkdirSync(join(root, 'build'), { recursive: true });
  await oneAtATime(join(root, 'build', `installing-${name}`), print, async () => {
    if (!matchesLock(folder)) await report(print, `installing stacks/${name}`, () => install(folder));
  });
}

/**
 * Returns whether the installed packages are those of the lock file, and the pinned Node starts.
 *
 * @param {string} root
 */
export function areInstalled(root) {
  return matchesLock(root) && hasPinnedNode(root);
}

/**
 * Does work and prints what it is and how long it took.
 *
 * @param {(text: string) => void} print
 * @param {string} title
 * @param {() => Promise<void>} work
 */
async function report(print, title, work) {
  const start = performance.now();
  print(`doorstep: ${title} … `);
  try {
    await work();
  } catch (error) {
    print('failed\n');
    throw error;
  }
  print(`${Math.round((performance.now() - start) / 1000)} s\n`);
}
