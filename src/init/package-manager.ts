import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AppFolder } from './app-folder.ts';

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

const lockFiles: readonly (readonly [file: string, PackageManager])[] = [
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
];

/**
 * Finds the package manager of an app: by the nearest lock file, in the app's folder or above it in the same
 * repository, or by the field `packageManager`. Without either, returns the one that runs this command.
 *
 * @param userAgent the environment variable `npm_config_user_agent`, which all package managers set
 */
export function findPackageManager({ path, manifest }: AppFolder, userAgent = ''): PackageManager {
  return findByLockFile(path) ?? parse(manifest?.packageManager) ?? parse(userAgent) ?? 'npm';
}

function findByLockFile(path: string): PackageManager | null {
  for (let folder = path; ; folder = dirname(folder)) {
    const found = lockFiles.find(([file]) => existsSync(join(folder, file)));
    if (found) return found[1];
    if (existsSync(join(folder, '.git')) || dirname(folder) === folder) return null;
  }
}

/** Reads a text such as `pnpm@10.2.0` or `yarn/4.1.0 npm/? node/v24.0.0`. A package.json may also have other values. */
function parse(text: unknown): PackageManager | null {
  if (typeof text !== 'string') return null;
  const [, name] = /^(npm|pnpm|yarn|bun)[@/]/.exec(text) ?? [];
  return (name as PackageManager | undefined) ?? null;
}

/** Returns the words of the command that installs packages and adds them to package.json. */
export const toInstallCommand = (manager: PackageManager, packages: readonly string[]): readonly string[] => [
  manager,
  manager === 'npm' ? 'install' : 'add',
  ...packages,
];
