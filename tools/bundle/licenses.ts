import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package whose code is bundled. */
interface Bundled {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly author?: string | { readonly name: string };
}

/**
 * Returns one text with the licenses of all packages that the modules come from.
 *
 * @param modules absolute paths of bundled modules; the project's own modules are skipped
 * @param known maps the name of a license to the text for packages without a license file
 * @throws Error if no license text is found for a package
 */
export function collectLicenses(
  modules: readonly string[],
  known: Readonly<Record<string, string>> = withoutNotice,
): string {
  const folders = new Set(modules.flatMap((path) => findPackageFolder(path) ?? []));
  const notices = [...folders].map((folder) => createNotice(folder, known)).toSorted();
  return ['This software contains code of the following packages.', ...notices].join(`\n\n${'-'.repeat(80)}\n\n`);
}

/**
 * Maps the name of a license to the text to print for packages without a license file. If such a package has a license
 * that is not in this map, `collectLicenses` throws an error.
 */
const withoutNotice = { Unlicense: 'This license requires no notice.' } as const;

/**
 * Maps a license to the text to print for packages without a license file. Use this map only for a list that begins
 * with our own license (the Apache License).
 */
export const besideOwnLicense = { ...withoutNotice, 'Apache-2.0': 'The Apache License is at the beginning.' } as const;

/** Returns the folder of the package that a module belongs to; null for a module of this project. */
function findPackageFolder(path: string): string | null {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
  return folder !== undefined && existsSync(join(folder, 'package.json')) ? folder : null;
}

function createNotice(folder: string, known: Readonly<Record<string, string>>): string {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Bundled;
  const title = `${name} ${version} (${license})`;
  const file = readdirSync(folder).find((each) => /^licen[sc]e/i.test(each));
  if (file !== undefined) return `${title}\n\n${readFileSync(join(folder, file), 'utf8').trim()}`;
  const text = known[license];
  if (text === undefined)
    throw new Error(`${name} has no license file in ${dirname(folder)}, but its code is bundled.`);
  const owner = typeof author === 'object' ? author.name : author;
  return `${title}${owner === undefined ? '' : `, by ${owner}`}\n\n${text}`;
}
