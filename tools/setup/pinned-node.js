import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The oldest Node that runs TypeScript without a flag and that cucumber supports. */
const minimumMajor = 24;

/**
 * Returns the Node that the scripts run on: the pinned one or, if that does not start (another C library, install scripts
 * forbidden), the running one.
 *
 * @param {string} root the project's folder
 * @returns {string} the binary's path
 * @throws Error if the running one is too old
 */
export function selectNode(root) {
  const pinned = findPinnedNode(root);
  if (pinned !== undefined) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= minimumMajor) return process.execPath;
  throw new Error(
    `the pinned Node in node_modules does not start, and the running one is ${process.version}.\n` +
      `  Try: npm rebuild node. Or use Node ${minimumMajor} or newer.`,
  );
}

/**
 * Returns the path of the Node that package-lock.json pins: of a package for this platform, which npm verifies by its
 * hash, or the one that the install script of the package `node` downloads. Undefined if none starts.
 *
 * @param {string} root
 */
export function findPinnedNode(root) {
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  return [`node-${process.platform}-${process.arch}`, 'node']
    .map((name) => join(root, 'node_modules', name, 'bin', binary))
    .find((path) => path === process.execPath || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0);
}
