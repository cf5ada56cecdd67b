/**
 * Runs one of the project's scripts after installing the dependencies, if necessary. Uses the pinned Node for the
 * script.
 *
 * Usage: `node scripts/with-setup.js scripts/<name>.ts [arguments…]`.
 *
 * This file must run on Node 20 without any dependency, so it is plain JavaScript.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from '../tools/setup/dependencies.js';
import { selectNode } from '../tools/setup/pinned-node.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [script, ...args] = process.argv.slice(2);

if (script === undefined) {
  fail('expected a script: node scripts/with-setup.js scripts/<name>.ts [arguments…]');
} else {
  endWithNpm();
  try {
    await ensureDependencies(root, (line) => process.stderr.write(line));
    run(selectNode(root), [join(root, script), ...args]);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Runs the script, passes on signals, and exits with the script's exit code.
 *
 * @param {string} node the path of the Node binary
 * @param {string[]} nodeArgs
 */
function run(node, nodeArgs) {
  const paths = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''];
  // Cache compiled code on disk, because dozens of processes and threads load the same modules.
  const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, 'build', 'compiled');
  const child = spawn(node, nodeArgs, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, PATH: paths.join(delimiter) },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // Pass the signal on, but keep this process alive until the child has ended.
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', (error) => fail(`cannot run ${node}: ${error.message}`));
  child.on('exit', (code, signal) => {
    // Like shells, report a signal as 128 plus its number.
    process.exitCode = signal === null ? (code ?? 1) : 128 + constants.signals[signal];
  });
}

/**
 * Ends this process and its child when npm's shell ends. The shell is the parent process, so `process.ppid` changes
 * when the shell ends.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/**
 * Reports an error.
 *
 * @param {string} message
 */
function fail(message) {
  process.stderr.write(`doorstep: ${message}\n`);
  process.exitCode = 1;
}
