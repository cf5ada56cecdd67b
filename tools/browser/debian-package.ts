import { spawnSync } from 'node:child_process';
import { findSystemBrowsers } from './system-browsers.ts';

/** Some Debian releases are older than the package of the headless shell; all have `chromium`. */
const packages = ['chromium-headless-shell', 'chromium'];

/** Installs a browser with apt-get, as root or with a sudo that needs no password. Returns [] if neither works. */
export async function installDebianBrowser(): Promise<readonly string[]> {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (!run([...prefix, 'apt-get', '--version'])) return [];
  process.stderr.write('browser: installing one with apt-get …\n');
  // If the update fails, the package list at hand may still be good enough.
  run([...prefix, 'apt-get', 'update', '-q']);
  const installed = packages.some((name) =>
    run([...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', '-q', name]),
  );
  return installed ? findSystemBrowsers() : [];
}

function run([command = '', ...args]: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 600_000 }).status === 0;
}
