import { spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The least Node that runs the scripts: TypeScript natively, and what cucumber needs. */
const leastMajor = 24;

/**
 * The Node that the scripts run on: the one that the `node` package pins, or the running one where the pinned binary
 * does not start (another C library, install scripts forbidden) and the running one is new enough.
 *
 * @param {string} root the project's folder
 * @returns {string} the binary's path
 */
export function pinnedNode(root) {
  const pinned = binary(root);
  if (works(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= leastMajor) return process.execPath;
  throw new Error(
    `the pinned Node does not start (${pinned}), and the running one is ${process.version}.\n` +
      `  Expected: the install script of the package "node" has put it there.\n` +
      `  Try: npm rebuild node. Or run with Node ${leastMajor} or newer.`,
  );
}

/**
 * Whether {@link pinnedNode} has one to give.
 *
 * @param {string} root
 */
export function nodeWorks(root) {
  try {
    return pinnedNode(root) !== '';
  } catch {
    return false;
  }
}

/**
 * Puts the binary of this platform, which package-lock.json holds to its hash, where the package `node` expects it. The
 * package's own install script would fetch another by npm, in many times the time.
 *
 * @param {string} root
 * @returns {boolean} whether the lock has one for this platform, and it starts
 */
export function linkPinnedNode(root) {
  const pinned = binary(root);
  const ours = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (!works(ours)) return false;
  mkdirSync(dirname(pinned), { recursive: true });
  rmSync(pinned, { force: true });
  linkSync(ours, pinned);
  return true;
}

/** @param {string} root */
function binary(root) {
  // Not node_modules/.bin/node: on Windows that is a script.
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** @param {string} path */
function works(path) {
  if (path === process.execPath) return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}
