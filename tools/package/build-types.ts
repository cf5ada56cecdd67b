import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { inProject } from '../project.ts';
import { runNode } from '../run-node.ts';
import { entriesFolder, findElementTypes } from './entries.ts';
import { elementEntries } from './manifest.ts';

/** Matches the path in `from './x.ts'` or `import('./x.ts')` in a declaration file. */
const importPath = /(?<=\bfrom |\bimport\()(?<quote>['"])(?<path>[^'"]+)\k<quote>/g;

/**
 * Writes the type declarations of the entries, and of all modules that their types refer to. Copies the declarations of
 * the custom elements for frameworks, which the compiler does not emit.
 *
 * @param entries absolute paths of modules in `src/`
 * @param folder the folder to write to
 * @returns the names of all packages whose types the declarations use
 * @throws Error with the output of the compiler
 */
export async function buildTypes(entries: readonly string[], folder: string): Promise<ReadonlySet<string>> {
  await mkdir(inProject('build'), { recursive: true });
  const temporary = await mkdtemp(inProject('build', 'types.unfinished-'));
  try {
    await emitDeclarations(entries, temporary);
    const packagePath = relative(inProject('src'), entriesFolder);
    for (const entry of elementEntries) {
      await cp(join(entriesFolder, entry), join(temporary, packagePath, entry), { recursive: true });
    }
    const frameworks = (await findElementTypes()).map((name) => join(packagePath, `${name}.d.ts`));
    return await copyReachable([...entries.map(toDeclaration), ...frameworks], temporary, folder);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Returns the path of a module's declarations, relative to the folder of all declarations. */
const toDeclaration = (module: string): string => relative(inProject('src'), module).replace(/\.tsx?$/, '.d.ts');

async function emitDeclarations(entries: readonly string[], folder: string): Promise<void> {
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    stripInternal: true,
    rootDir: inProject('src'),
    outDir: folder,
  };
  const files = [...entries, inProject('node_modules', 'vite', 'client.d.ts')];
  const extend = { extends: inProject('tsconfig.json'), include: [], files };
  await writeFile(config, JSON.stringify({ ...extend, compilerOptions: { ...compilerOptions, types: [] } }));
  const { ended, output } = await runNode([inProject('node_modules', 'typescript', 'bin', 'tsc'), '-p', config]);
  if (ended !== 0) throw new Error(`Writing the type declarations failed:\n${output.trim()}`);
}

/**
 * Copies declaration files and everything that they import. In the copies, `./x.ts` becomes `./x.js`, because the
 * package contains no `./x.ts`.
 *
 * @returns the names of all packages that the files import
 */
async function copyReachable(paths: readonly string[], from: string, to: string): Promise<ReadonlySet<string>> {
  const packages = new Set<string>();
  const waiting = [...paths];
  const copied = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (copied.has(path)) continue;
    copied.add(path);
    const text = await readFile(join(from, path), 'utf8');
    for (const { groups: { path: imported = '' } = {} } of text.matchAll(importPath)) {
      // Follow the imports of our modules, which end in `.ts` or `.tsx`. Other relative imports are examples in
      // comments.
      if (/^\..*\.tsx?$/.test(imported)) waiting.push(join(dirname(path), imported.replace(/\.tsx?$/, '.d.ts')));
      else if (!imported.startsWith('.')) packages.add(toPackageName(imported));
    }
    const copy = join(to, path);
    await mkdir(dirname(copy), { recursive: true });
    await writeFile(copy, toPublishedDeclaration(text));
  }
  return packages;
}

/**
 * Changes imports of `./x.ts` to `./x.js`. Removes imports of style sheets, because apps import the style sheet
 * themselves.
 */
export function toPublishedDeclaration(text: string): string {
  return text
    .replaceAll(/^import '[^']+\.css';\n/gm, '')
    .replaceAll(importPath, (match) => match.replace(/\.tsx?(?=['"]$)/, '.js'));
}

/** Returns the name of the package in an import path: `firebase` for `firebase/auth`, `@types/x` for `@types/x/y`. */
const toPackageName = (imported: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(imported)?.[0] ?? imported;
