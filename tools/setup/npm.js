import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Whether a folder's installed packages are those of its lock. Npm keeps its own account of what it installed, written
 * last, so neither an interrupted install nor one by hand needs a stamp of ours. Optional packages are left out of the
 * comparison: they are the bindings of other platforms.
 *
 * @param {string} folder
 */
export function areAsLocked(folder) {
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  if (wanted === null) throw new Error('package-lock.json is missing or is not JSON; `git checkout package-lock.json`');
  const present = packagesOf(join(folder, 'node_modules', '.package-lock.json'));
  if (present === null) return false;
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
 * Installs what a folder's lock says, without any install script: npm 11 knows `allowScripts`, npm 10 does not and
 * would compile what nobody uses.
 *
 * @param {string} folder
 */
export function install(folder) {
  return npm(folder, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error']);
}

/**
 * Runs npm quietly: what it says is shown only when it fails. Nothing of `node_modules` is on its PATH, because that is
 * what it is about to replace, the pinned Node included.
 *
 * @param {string} folder
 * @param {string[]} args
 * @returns {Promise<void>}
 */
export function npm(folder, args) {
  const paths = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.includes('node_modules'));
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, {
      cwd: folder,
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
