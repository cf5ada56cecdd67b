import { spawnSync } from 'node:child_process';
import { systemBrowsers } from './system-browsers.ts';

/** The package with just the headless shell is newer than some releases of Debian; `chromium` is in all of them. */
const packages = ['chromium-headless-shell', 'chromium'];

/** Installs a browser with apt-get, where that is there and we may: as root, or with a sudo that asks no password. */
export async function debianPackage(): Promise<readonly string[]> {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (!run([...prefix, 'apt-get', '--version'])) return [];
  process.stderr.write('browser: installing one with apt-get\n');
  // An outdated list still serves where the update is refused.
  run([...prefix, 'apt-get', 'update', '-q']);
  const installed = packages.some((name) =>
    run([...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', '-q', name]),
  );
  return installed ? systemBrowsers() : [];
}

function run([command = '', ...args]: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 600_000 }).status === 0;
}
