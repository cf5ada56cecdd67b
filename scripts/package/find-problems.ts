import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/project.ts';
import type { BuiltPackage } from '../../tools/package/build-package.ts';
import { packageName } from '../../tools/package/manifest.ts';

/** A file of the package: its path in the package, and its text. */
interface PackageFile {
  readonly path: string;
  readonly text: string;
}

/** Finds problems of the built package, such as missing files. Returns one text per problem. */
export async function findProblems({ folder, entries }: BuiltPackage): Promise<readonly string[]> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const files = await Promise.all(
    names.map(async ({ parentPath, name }): Promise<PackageFile> => {
      const path = join(parentPath, name);
      return { path: path.slice(folder.length + 1), text: await readFile(path, 'utf8') };
    }),
  );
  return [
    ...findMissingTargets(folder, JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))),
    ...findUnwantedFiles(files.map(({ path }) => path)),
    ...findPrivatePaths(files, [root, homedir()]),
    ...(await findEntriesThatNeedBrowser(folder, entries)),
  ];
}

/** Returns a problem for each file that package.json exports, but that does not exist. */
function findMissingTargets(folder: string, { exports }: { readonly exports: object }): readonly string[] {
  const targets = Object.values(exports).flatMap((target: string | object) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  return targets
    .filter((target: string) => !existsSync(join(folder, target)))
    .map((target) => `package.json exports ${target}, which does not exist.`);
}

/** Finds files that must not be in the package: tests, source maps and sources. */
export function findUnwantedFiles(paths: readonly string[]): readonly string[] {
  return paths
    .filter((path) => /\.test\.|\.map$|(?<!\.d)\.tsx?$/.test(path))
    .map((path) => `${path} is in the package. Expected no tests, source maps and sources.`);
}

/** Finds files that contain a path of this machine. */
export function findPrivatePaths(files: readonly PackageFile[], folders: readonly string[]): readonly string[] {
  return files.flatMap(({ path, text }) => {
    const found = folders.find((folder) => text.includes(`${folder}/`));
    return found === undefined ? [] : [`${path} contains the path ${found}, which exists on this machine only.`];
  });
}

/**
 * Imports each entry in Node, and returns a problem for each failure. A server that renders an app must be able to
 * import the entries.
 */
async function findEntriesThatNeedBrowser(folder: string, entries: readonly string[]): Promise<readonly string[]> {
  const problems = await Promise.all(
    entries.map(async (name) => {
      const specifier = `${packageName}/${name}`;
      // Run this code in the package's folder: only there can the package be imported by its name.
      const code = `await import(${JSON.stringify(specifier)}).catch((error) => { console.error(error.stack); process.exit(1); })`;
      const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let output = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
      const [exitCode] = await once(child, 'close');
      return exitCode === 0 ? [] : [`Importing ${specifier} in Node fails:\n${output.trim()}`];
    }),
  );
  return problems.flat();
}
