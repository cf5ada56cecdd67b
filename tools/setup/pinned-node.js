import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The oldest major version of Node that can run Cucumber, and that needs no flag to run TypeScript. */
const minimumMajor = 24;

/**
 * Returns the path of the Node that runs the scripts: the Node that package-lock.json pins. If the pinned Node does not
 * start, for example because a C library is missing, returns the path of the current Node.
 *
 * @param {string} root the project's folder
 * @returns {string}
 * @throws Error if the pinned Node does not start and the current one is too old
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
 * Returns true if the pinned Node starts, or if the current Node is new enough.
 *
 * @param {string} root
 */
export function hasUsableNode(root) {
  return findPinnedNode(root) !== undefined || Number.parseInt(process.versions.node, 10) >= minimumMajor;
}

/**
 * Returns the path of the Node that package-lock.json pins; undefined if that Node does not start.
 *
 * @param {string} root
 */
export function findPinnedNode(root) {
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  return [`node-${process.platform}-${process.arch}`, 'node']
    .map((name) => join(root, 'node_modules', name, 'bin', binary))
    .find((path) => path === process.execPath || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0);
}
