import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package whose code is bundled. */
interface Bundled {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The text of the package's license file. */
  readonly text: string;
}

/**
 * Returns the licenses of all packages that modules belong to, as one text.
 *
 * @param modules absolute paths of bundled modules; those of our own are skipped
 * @throws Error if a package has no license file
 */
export function collectLicenses(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((path) => findPackageFolder(path) ?? []));
  const packages = [...folders].map(readPackage).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const notices = packages.map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}`);
  return ['This package contains code of the following packages.', ...notices].join(`\n\n${'-'.repeat(80)}\n\n`);
}

/** Returns the folder of the package that a module belongs to; null for a module of our own. */
function findPackageFolder(path: string): string | null {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
  return folder !== undefined && existsSync(join(folder, 'package.json')) ? folder : null;
}

function readPackage(folder: string): Bundled {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Bundled;
  const file = readdirSync(folder).find((each) => /^licen[sc]e/i.test(each));
  if (file === undefined)
    throw new Error(`${name} has no license file in ${dirname(folder)}, but its code is bundled.`);
  return { name, version, license, text: readFileSync(join(folder, file), 'utf8').trim() };
}
