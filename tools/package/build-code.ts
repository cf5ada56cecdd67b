import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { withoutLeadsTo } from '../bundle/vite-plugins.ts';
import { inProject, root } from '../project.ts';
import { compactLanguages } from './compact-languages.ts';
import { peers } from './manifest.ts';

/** Maps the path of each file in the package to the absolute paths of the modules that this file contains. */
export type ModulesOfFiles = Readonly<Record<string, readonly string[]>>;

/**
 * Builds the JavaScript of all entries together, so that the entries share code. For example, `instanceof AuthError`
 * works for errors of every entry. The output contains our dependencies, but not the peer dependencies.
 *
 * @param entries the absolute path of each entry's module, by the name of the entry
 * @param folder the package's folder; each entry becomes the file `<name>.js`
 * @returns the modules of each file, including those of bundled dependencies
 */
export async function buildCode(entries: Readonly<Record<string, string>>, folder: string): Promise<ModulesOfFiles> {
  const outputs = (await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
    // Downshift reads `process.env.NODE_ENV`. Insert its value, because a page without a bundler has no `process`.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    plugins: [withoutStyles(), withoutLeadsTo(), compactLanguages()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: { ...entries }, formats: ['es'] },
      rolldownOptions: {
        external: Object.keys(peers).flatMap((name) => [name, new RegExp(`^${name}/`)]),
        checks: { bundlerTimings: false },
        // `includeDependenciesRecursively: false` requires this setting. With this setting, Rolldown may add internal
        // names to the exports of an entry; `createGroups` prevents this.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          // A hash of 7 characters instead of 8: the bundles of apps contain these names, so shorter names save bytes.
          chunkFileNames: 'chunks/[name]-[hash:7].js',
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: createGroups(entries) }] },
        },
      },
    },
  })) as readonly Rolldown.RolldownOutput[];
  const chunks = outputs.flatMap(({ output }) => output).filter((each) => each.type === 'chunk');
  for (const { fileName } of findClientEntries(chunks)) {
    const file = join(folder, fileName);
    await writeFile(file, `'use client';\n${await readFile(file, 'utf8')}`);
  }
  return Object.fromEntries(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds]));
}

/** The module that `user-element` loads when a user is known. */
const buttonOfUserElement = inProject('src', 'user', 'element', 'button-with-panel.ts');

/**
 * Creates a function that returns the file for a module, or null if the bundler may choose the file. The bundler alone
 * would create many small files, which compress badly and cost a request each.
 *
 * The file depends on which entries of the package load the module when an app starts:
 *
 * - `base` has the modules that `react`, `plain` and `user` all load. A page with only `<UserButton>` loads no other code
 *   of the widget.
 * - `core` has the other modules that `react`, `plain` and `element` load.
 * - `dom` has the other modules that `plain`, `element` and the button of `user-element` all load. These modules draw
 *   without a framework.
 * - `plain-core` has the other modules that `plain`, `element` and `firebaseui` load.
 * - `react-flow` has the modules that `react` and `headless-react` load, but none of `plain`, `element` and
 *   `firebaseui`.
 * - `react-core` has the other modules that `react` loads, but none of `plain`, `element` and `firebaseui`.
 */
function createGroups(entries: Readonly<Record<string, string>>) {
  let entriesOfModules: ReadonlyMap<string, ReadonlySet<string>> | null = null;
  return (module: string, bundler: Pick<Rolldown.PluginContext, 'getModuleInfo'>): string | null => {
    entriesOfModules ??= findEntriesOfModules(
      { ...entries, [buttonOfUserElement]: buttonOfUserElement },
      (id) => bundler.getModuleInfo(id)?.importedIds ?? [],
    );
    const loadedBy = (...names: readonly string[]) => names.every((name) => entriesOfModules?.get(module)?.has(name));
    if (loadedBy('react', 'plain', 'user')) return 'base';
    if (loadedBy('react', 'plain', 'element')) return 'core';
    if (loadedBy('plain', 'element', buttonOfUserElement)) return 'dom';
    if (loadedBy('plain', 'element', 'firebaseui')) return 'plain-core';
    // `react-flow` and `react-core` export internal names for other files of the package. If an entry were in one of
    // these two files, apps could import the internal names from the entry.
    const isEntry = Object.values(entries).includes(module);
    const isReactOnly = loadedBy('react') && !['plain', 'element', 'firebaseui'].some((name) => loadedBy(name));
    if (!isReactOnly || isEntry) return null;
    return loadedBy('headless-react') ? 'react-flow' : 'react-core';
  };
}

/**
 * Maps each module to the names of the entries that import the module statically, directly or through other modules.
 */
function findEntriesOfModules(
  entries: Readonly<Record<string, string>>,
  findImports: (module: string) => readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const [name, path] of Object.entries(entries)) {
    const visit = (module: string): void => {
      const names = found.get(module) ?? new Set();
      if (names.has(name)) return;
      found.set(module, names.add(name));
      findImports(module).forEach(visit);
    };
    visit(path);
  }
  return found;
}

/**
 * Creates a plugin that removes imports of style sheets from modules. Apps import `style.css`, which contains all
 * styles.
 */
export function withoutStyles(): Plugin {
  return {
    name: 'doorstep:without-styles',
    enforce: 'pre',
    load: (id) => (id.endsWith('.css') ? { code: '', moduleType: 'js', moduleSideEffects: false } : null),
  };
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'isEntry' | 'imports' | 'dynamicImports'>;

/** Finds the entries that import React, directly or through other files. They need the directive `'use client'`. */
export function findClientEntries<T extends Chunk>(chunks: readonly T[]): readonly T[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reachesReact = (chunk: Chunk, seen = new Set<string>()): boolean => {
    if (seen.has(chunk.fileName)) return false;
    seen.add(chunk.fileName);
    return [...chunk.imports, ...chunk.dynamicImports].some((name) => {
      const imported = byName.get(name);
      return imported ? reachesReact(imported, seen) : /^react(-dom)?(\/|$)/.test(name);
    });
  };
  return chunks.filter((chunk) => chunk.isEntry && reachesReact(chunk));
}
