import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { inProject, root } from '../../tools/project.ts';
import { findImports, type Import } from './imports.ts';

/** The imports of every source file, by its path in the project. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

const sources =
  '{src,services,pages,driver,tools,steps,harness,scripts,fixtures,stories,.ladle}/**/*.{ts,tsx,mts,js,jsx,mjs,css}';

/** @throws SyntaxError if a file cannot be parsed */
export function readImportGraph(): ImportGraph {
  const paths = [...globSync(sources, { cwd: root }), 'vite.config.ts'].map((path) => path.replaceAll('\\', '/'));
  return new Map(
    paths
      .toSorted()
      .map((path) => [path, path.endsWith('.css') ? [] : findImports(path, readFileSync(inProject(path), 'utf8'))]),
  );
}

export const isTest = (path: string): boolean => /\.test\.[jt]sx?$/.test(path);

/** Returns the path of the project file that an import refers to; null for packages and computed imports. */
export function resolveImport(path: string, { specifier }: Import): string | null {
  return specifier?.startsWith('.') ? posix.join(posix.dirname(path), specifier) : null;
}

/** Returns the project files that a file imports, types and chunks included. */
export function findTargets(graph: ImportGraph, path: string): readonly string[] {
  return (graph.get(path) ?? []).flatMap((each) => resolveImport(path, each) ?? []);
}
