import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.js';
import { oneAtATime } from './one-at-a-time.js';
import { findPinnedNode, hasUsableNode } from './pinned-node.js';

/**
 * Installs the packages of package-lock.json, if they are not installed yet.
 *
 * @param {string} root the project's folder
 * @param {(text: string) => void} print writes a text as it is, without a line break
 */
export async function ensureDependencies(root, print) {
  await ensureInstalled(root, root, 'dependencies', '0.9 GB, a few minutes', print);
}

/**
 * Installs a stack: packages that only one npm command or one lane (test configuration) uses, such as older
 * versions of React and Firebase.
 *
 * @param {string} root the project's folder
 * @param {string} name the stack's folder in `stacks`
 * @param {(text: string) => void} print writes a text as it is, without a line break
 */
export async function ensureStack(root, name, print) {
  await ensureInstalled(root, join(root, 'stacks', name), `stacks/${name}`, 'up to 0.2 GB, less than a minute', print);
}

/**
 * Installs the packages of a folder, if they are not installed yet.
 *
 * @param {string} root the project's folder
 * @param {string} folder the folder with the `package-lock.json`
 * @param {string} title name of these packages in messages, and in the name of the lock file
 * @param {string} estimate text for messages that says how large the packages are and how long the installation takes
 * @param {(text: string) => void} print writes a text as it is, without a line break
 */
async function ensureInstalled(root, folder, title, estimate, print) {
  const isReady = () => areInstalled(folder) && (folder !== root || hasUsableNode(root));
  if (isReady()) return;
  mkdirSync(join(root, 'build'), { recursive: true });
  await oneAtATime(join(root, 'build', `installing-${title.replace('/', '-')}.lock`), print, async () => {
    // Check again, because another process may have installed the packages while this process waited for the lock.
    if (isReady()) return;
    const start = performance.now();
    print(`doorstep: installing ${title}, because packages are missing or package-lock.json has changed\n`);
    print(`doorstep: this takes ${estimate}; npm prints nothing until it is done … `);
    try {
      // Run no install scripts, because some would compile unused packages. npm 10 cannot run only selected scripts.
      await npm(folder, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error']);
      // If the binary of the package `node` is missing, run the install script of this package.
      if (folder === root && !findPinnedNode(root)) await npm(root, ['rebuild', 'node', '--loglevel', 'error']);
    } catch (error) {
      print('failed\n');
      throw error;
    }
    print(`done in ${Math.round((performance.now() - start) / 1000)} s\n`);
  });
}

/**
 * Returns true if a folder has the packages of its lock file, in the right versions. Ignores optional packages, because
 * npm installs them only on some platforms.
 *
 * @param {string} folder
 */
export function areInstalled(folder) {
  const locked = readPackages(join(folder, 'package-lock.json'));
  if (locked === null) {
    throw new Error('package-lock.json is missing or is not JSON. Run: git checkout package-lock.json');
  }
  const installed = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  if (installed === null) return false;
  return Object.entries(locked).every(
    ([path, { optional, devOptional, version, integrity }]) =>
      path === '' ||
      optional ||
      devOptional ||
      (installed[path]?.version === version && installed[path]?.integrity === integrity),
  );
}

/**
 * Returns the packages of a lock file, or null if the file cannot be read.
 *
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }> | null}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}
