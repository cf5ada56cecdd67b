import { createRequire } from 'node:module';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packageName, peers } from '../../tools/package/manifest.ts';
import { inProject } from '../../tools/project.ts';
import type { Bundler, OutputFile } from './bundlers/bundler.ts';
import { esbuild } from './bundlers/esbuild.ts';
import { rollup } from './bundlers/rollup.ts';
import { webpack } from './bundlers/webpack.ts';

/**
 * Maps each entry of the package to the names that an app imports, such as `{ react: ['SignIn'] }`. An entry without
 * names becomes `import '…'`.
 */
export type Imports = Readonly<Record<string, readonly string[]>>;

/** The files of the package that a bundler puts into an app, as paths in the package. */
export interface ConsumerBundle {
  /** Files whose code the app loads at its start. */
  readonly first: readonly string[];
  /** All files whose code is in the bundle. */
  readonly all: readonly string[];
  /**
   * Returns all package files that the app has loaded after `await import(later)`, including the files in `first`.
   *
   * @param later path of a file in the package, such as the module of a language
   */
  loadedWith(later: string): readonly string[];
  /**
   * Returns the size of the app's code in bytes, after gzip and without React and Firebase. Counts the code that the
   * app loads at its start, and the code of the files `later`.
   *
   * @param later files that the app loads after its start, in this order
   */
  measure(later?: readonly string[]): number;
}

/** The folder in `stacks/` with the bundlers. */
export const bundlersStack = 'package-lint';

export const bundlers: Readonly<Record<string, Bundler>> = { rollup, esbuild, webpack };

const load = createRequire(inProject('stacks', bundlersStack, 'package.json'));

/**
 * Bundles an app that imports names from the package. Leaves React and Firebase out of the bundle.
 *
 * @param packageFolder the folder of the built package
 * @throws Error (rejects) if the bundler fails
 */
export async function bundleConsumer(
  bundler: Bundler,
  packageFolder: string,
  imports: Imports,
): Promise<ConsumerBundle> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'doorstep-consumer-')));
  try {
    await mkdir(join(folder, 'node_modules'));
    await symlink(packageFolder, join(folder, 'node_modules', packageName), 'dir');
    const entry = join(folder, 'app.js');
    await writeFile(entry, writeApp(imports));
    const files = await bundler({ entry, packageName, peers: Object.keys(peers), load });
    return summarize(files, await realpath(packageFolder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the code of an app that uses every name that it imports. */
export function writeApp(imports: Imports): string {
  const lines = Object.entries(imports).map(([entry, names]) => {
    const from = `'${packageName}/${entry}';\n`;
    return names.length === 0 ? `import ${from}` : `import { ${names.join(', ')} } from ${from}`;
  });
  return `${lines.join('')}console.log(${Object.values(imports).flat().join(', ')});\n`;
}

/**
 * Finds out which files of the package are in a bundle.
 *
 * @param packageFolder the folder of the built package, without symbolic links
 */
export function summarize(files: readonly OutputFile[], packageFolder: string): ConsumerBundle {
  // The package is linked into `node_modules`. Some bundlers report the path of the link, others the path of the
  // package's folder.
  const toPackagePath = (path: string): readonly string[] => {
    const [, linked] = path.split(`/node_modules/${packageName}/`);
    return linked !== undefined
      ? [linked]
      : path.startsWith(`${packageFolder}/`)
        ? [relative(packageFolder, path)]
        : [];
  };
  const toPackagePaths = (selected: Iterable<OutputFile>): readonly string[] => [
    ...new Set([...selected].flatMap(({ modules }) => modules).flatMap(toPackagePath)),
  ];
  const withImports = (roots: readonly OutputFile[]): ReadonlySet<OutputFile> => {
    const found = new Set<OutputFile>();
    const visit = (file: OutputFile | undefined): void => {
      if (!file || found.has(file)) return;
      found.add(file);
      for (const name of file.imports) visit(files.find((each) => each.name === name));
    };
    for (const file of roots) visit(file);
    return found;
  };
  const starts = files.filter(({ isEntry }) => isEntry);
  const listLoadedFiles = (later: readonly string[]): ReadonlySet<OutputFile> => {
    const needed = later.flatMap((path) => files.filter((file) => toPackagePaths([file]).includes(path)));
    return withImports([...starts, ...needed]);
  };
  return {
    first: toPackagePaths(listLoadedFiles([])),
    all: toPackagePaths(files),
    loadedWith: (later) => toPackagePaths(listLoadedFiles([later])),
    measure(later = []) {
      const code = [...listLoadedFiles(later)].map((file) => file.code).join('\n');
      return gzipSync(code, { level: 9 }).length;
    },
  };
}
