import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
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
    if (!areInstalled(root)) await install(root, say);
  });
}

/**
 * Whether the installed packages are those of the lock. Npm keeps its own account of what it installed, written last,
 * so neither an interrupted install nor one by hand needs a stamp of ours. Optional packages are left out of the
 * comparison: they are the bindings of other platforms.
 *
 * @param {string} root
 */
export function areInstalled(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  if (wanted === null) throw new Error('package-lock.json is missing or is not JSON; `git checkout package-lock.json`');
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (present === null || !nodeWorks(root)) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.optional || entry.devOptional) return true;
    const found = present[path];
    return found !== undefined && found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }> | null}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/**
 * Installs without any install script, but for the one that is needed: npm 11 knows `allowScripts`, npm 10 does not and
 * would compile what nobody uses.
 *
 * @param {string} root
 * @param {(text: string) => void} say
 */
async function install(root, say) {
  const begun = performance.now();
  say('doorstep: installing dependencies (they are missing, or package-lock.json has changed) … ');
  try {
    await npm(root, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error']);
    if (!linkPinnedNode(root)) await npm(root, ['rebuild', 'node', '--loglevel', 'error']);
  } catch (error) {
    say('failed\n');
    throw error;
  }
  say(`${Math.round((performance.now() - begun) / 1000)} s\n`);
}

/**
 * Runs npm quietly: what it says is shown only when it fails. Nothing of `node_modules` is on its PATH, because that is
 * what it is about to replace, the pinned Node included.
 *
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<void>}
 */
function npm(root, args) {
  const paths = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.includes('node_modules'));
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: paths.join(delimiter) },
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => reject(new Error(`cannot run npm, which comes with Node: ${error.message}`)));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`\`npm ${args.join(' ')}\` failed (exit code ${code}):\n${output.trim()}`));
    });
  });
}
