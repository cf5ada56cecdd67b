import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell comes first: it is three times as fast as the full browser. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Returns the paths of the browsers on the PATH, the fastest first. */
export function findSystemBrowsers(path: string = process.env.PATH ?? ''): readonly string[] {
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

/** Packages to try, in this order. All Debian releases have `chromium`, but older ones lack the headless shell. */
const debianPackages = ['chromium-headless-shell', 'chromium'];

/** Installs a browser with apt-get, as root or with a sudo that needs no password. Returns an empty list on failure. */
export async function installDebianBrowser(): Promise<readonly string[]> {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (!run([...prefix, 'apt-get', '--version'])) return [];
  process.stderr.write('browser: installing one with apt-get …\n');
  // Continue even if the update fails, because the package list on the machine may be recent enough.
  run([...prefix, 'apt-get', 'update', '-q']);
  const installed = debianPackages.some((name) =>
    run([...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', '-q', name]),
  );
  return installed ? findSystemBrowsers() : [];
}

function run([command = '', ...args]: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 600_000 }).status === 0;
}
