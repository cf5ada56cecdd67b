import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { inProject } from '../../tools/project.ts';
import { buildTypes } from '../../tools/package/build-types.ts';
import { findEntries } from '../../tools/package/entries.ts';
import { requirePeers } from '../../tools/package/require-peers.ts';

/**
 * The committed report: the package's API as TypeScript declarations. The report shows reviewers every change of the
 * API.
 */
export const reportFile = inProject('scripts', 'package', 'api-report.txt');

/**
 * Returns the API report: the declarations of the package's entries and of all types that they use, without comments.
 *
 * @throws Error if the types of an entry need a package that is not a peer dependency
 */
export async function createApiReport(): Promise<string> {
  await mkdir(inProject('build'), { recursive: true });
  const temporary = await mkdtemp(inProject('build', 'api.unfinished-'));
  try {
    requirePeers(await buildTypes(Object.values(await findEntries()), temporary));
    const entries = await readdir(temporary, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const sections = files.toSorted().map(async (file) => {
      return `===== ${relative(temporary, file)}\n${removeComments(await readFile(file, 'utf8'))}`;
    });
    return (await Promise.all(sections)).join('\n');
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

const removeComments = (text: string): string => text.replaceAll(/^ *\/\*\*[^]*?\*\/\n/gm, '');
