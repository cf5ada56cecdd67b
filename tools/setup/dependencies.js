import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { areAsLocked, install, npm } from './npm.js';
import { oneAtATime } from './one-at-a-time.js';
import { linkPinnedNode, nodeWorks } from './pinned-node.js';

/**
 * Makes `node_modules` hold what package-lock.json says; does nothing where it does already.
 *
 * @param {string} root the project's folder
 * @param {(text: string) => void} say told in one line what is done and how long it took
 */
export async function ensureDependencies(root, say) {
  if (areInstalled(root)) return;
  mkdirSync(join(root, 'build'), { recursive: true });
  await oneAtATime(join(root, 'build', 'installing'), say, async () => {
    // Whoever had the lock before us may have installed them.
    if (areInstalled(root)) return;
    await telling(say, 'installing dependencies (they are missing, or package-lock.json has changed)', async () => {
      await install(root);
      // The one install script that is needed.
      if (!linkPinnedNode(root)) await npm(root, ['rebuild', 'node', '--loglevel', 'error']);
    });
  });
}

/**
 * The same for a stack (`stacks/`): packages of other versions than the project's own, which one lane runs on.
 *
 * @param {string} root the project's folder
 * @param {string} name the stack's folder in `stacks`
 * @param {(text: string) => void} say told in one line what is done and how long it took
 */
export async function ensureStack(root, name, say) {
  const folder = join(root, 'stacks', name);
  if (areAsLocked(folder)) return;
  mkdirSync(join(root, 'build'), { recursive: true });
  await oneAtATime(join(root, 'build', `installing-${name}`), say, async () => {
    if (!areAsLocked(folder)) await telling(say, `installing stacks/${name}`, () => install(folder));
  });
}

/**
 * Whether the installed packages are those of the lock, and Node is one of them.
 *
 * @param {string} root
 */
export function areInstalled(root) {
  return areAsLocked(root) && nodeWorks(root);
}

/**
 * @param {(text: string) => void} say
 * @param {string} what
 * @param {() => Promise<void>} work
 */
async function telling(say, what, work) {
  const begun = performance.now();
  say(`doorstep: ${what} … `);
  try {
    await work();
  } catch (error) {
    say('failed\n');
    throw error;
  }
  say(`${Math.round((performance.now() - begun) / 1000)} s\n`);
}
