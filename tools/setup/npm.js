import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';

const endingSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs npm with the system's Node, because npm may replace the pinned Node in `node_modules`. Rejects with npm's output
 * if npm fails. A signal that ends this process also ends npm.
 *
 * @param {string} folder
 * @param {string[]} args
 * @param {Record<string, string>} [variables] environment variables to add
 * @returns {Promise<void>}
 */
export function npm(folder, args, variables = {}) {
  const paths = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.includes('node_modules'));
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: paths.join(delimiter), ...variables },
      shell: process.platform === 'win32',
    });
    /** @param {NodeJS.Signals} signal */
    const end = (signal) => child.kill(signal);
    for (const signal of endingSignals) process.on(signal, end);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => reject(new Error(`cannot run npm, which comes with Node: ${error.message}`)));
    child.on('close', (code, signal) => {
      for (const each of endingSignals) process.off(each, end);
      const reason = signal === null ? `failed (exit code ${code})` : `was ended by ${signal}`;
      if (code === 0) resolve();
      else reject(new Error(`\`npm ${args.join(' ')}\` ${reason}:\n${output.trim()}`.replace(/:\n$/, '')));
    });
  });
}
