import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Names of Chromium's programs. The headless shell comes first, because it is three times as fast as the full browser.
 */
export const chromiumNames: readonly string[] = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
export const firefoxNames: readonly string[] = ['firefox-esr', 'firefox'];
export const webkitNames: readonly string[] = ['WebKitWebDriver'];

/** Returns the paths of the programs with these names on the PATH, in the order of the names. */
export function findSystemBrowsers(names: readonly string[], path: string = process.env.PATH ?? ''): readonly string[] {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => {
    const found = folders.map((folder) => join(folder, name)).find(isExecutable);
    return found === undefined ? [] : [found];
  });
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs packages with apt-get, as root or with a sudo that needs no password. Returns the paths of the browsers with
 * these names, or an empty list if the installation fails.
 *
 * @param alternatives lists of packages; installs the first list that can be installed
 */
export function installDebianBrowser(
  alternatives: readonly (readonly string[])[],
  names: readonly string[],
): readonly string[] {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (!run([...prefix, 'apt-get', '--version'])) return [];
  process.stderr.write(`browser: installing ${alternatives[0]?.join(' and ')} with apt-get …\n`);
  // Continue even if the update fails, because the package list on the machine may be recent enough.
  run([...prefix, 'apt-get', 'update', '-q']);
  const installed = alternatives.some((packages) =>
    run([...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', '-q', ...packages]),
  );
  return installed ? findSystemBrowsers(names) : [];
}

function run([command = '', ...args]: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 600_000 }).status === 0;
}
