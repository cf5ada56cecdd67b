import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Returns whether a folder's installed packages are those of its lock file, by the list that npm writes at the end of an
 * installation. Optional packages are not compared: they are bindings of other platforms.
 *
 * @param {string} folder
 */
export function matchesLock(folder) {
  const locked = readPackages(join(folder, 'package-lock.json'));
  if (locked === null) {
    throw new Error('package-lock.json is missing or is not JSON. Run: git checkout package-lock.json');
  }
  const installed = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  if (installed === null) return false;
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '' || entry.optional || entry.devOptional) return true;
    const found = installed[path];
    return found !== undefined && found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * Returns the packages of a lock file, or null if it cannot be read.
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

/**
 * Installs the packages of a folder's lock file without install scripts. npm 10 does not know `allowScripts` and would
 * compile packages that are never used.
 *
 * @param {string} folder
 */
export function install(folder) {
  return npm(folder, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error']);
}

/**
 * Runs npm, and shows its output only if it fails. `node_modules` is not on its PATH: npm replaces that folder, and the
 * pinned Node in it.
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
