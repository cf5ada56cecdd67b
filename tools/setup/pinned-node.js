import { spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The oldest Node that runs TypeScript without a flag and that cucumber supports. */
const minimumMajor = 24;

/**
 * Returns the Node that the scripts run on: the one that the `node` package pins. If that does not start (another C
 * library, install scripts forbidden), it is the running one if that is new enough.
 *
 * @param {string} root the project's folder
 * @returns {string} the binary's path
 */
export function pinnedNode(root) {
  const pinned = pinnedPath(root);
  if (starts(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= minimumMajor) return process.execPath;
  throw new Error(
    `the pinned Node (${pinned}) does not start, and the running one is ${process.version}.\n` +
      `  Try: npm rebuild node. Or use Node ${minimumMajor} or newer.`,
  );
}

/**
 * Returns whether {@link pinnedNode} finds a Node that starts.
 *
 * @param {string} root
 */
export function hasPinnedNode(root) {
  try {
    return pinnedNode(root) !== '';
  } catch {
    return false;
  }
}

/**
 * Links the binary of this platform, which package-lock.json pins by its hash, to where the package `node` expects it.
 * The package's own install script would download it again.
 *
 * @param {string} root
 * @returns {boolean} whether this platform has a binary, and it starts
 */
export function linkPinnedNode(root) {
  const pinned = pinnedPath(root);
  const ours = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (!starts(ours)) return false;
  mkdirSync(dirname(pinned), { recursive: true });
  rmSync(pinned, { force: true });
  linkSync(ours, pinned);
  return true;
}

/** @param {string} root */
function pinnedPath(root) {
  // On Windows, node_modules/.bin/node would be a script.
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** @param {string} path */
function starts(path) {
  if (path === process.execPath) return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}
