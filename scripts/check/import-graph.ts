import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { inProject, root } from '../../tools/project.ts';
import { shippedFolder } from './boundary-rules.ts';
import { findImports, findStyleImports, type Import } from './imports.ts';

export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

const folders = 'src,services,pages,driver,tools,steps,harness,scripts,fixtures,stories,.ladle';
const sources = `{${folders}}/**/*.{ts,tsx,mts,js,jsx,mjs,css}`;

/**
 * Reads the imports of every source file.
 *
 * @throws SyntaxError if a file cannot be parsed
 */
export function readImportGraph(): ImportGraph {
  // List files of every type, because the check for unused files needs all files.
  const shipped = globSync(`${shippedFolder}**/*.*`, { cwd: root });
  const found = new Set([...globSync(sources, { cwd: root }), ...shipped, 'vite.config.ts']);
  const paths = [...found].map((path) => path.replaceAll('\\', '/'));
  return new Map(paths.toSorted().map((path) => [path, readImports(path)]));
}

function readImports(path: string): readonly Import[] {
  if (!/\.(?:[jt]sx?|m[jt]s|css)$/.test(path)) return [];
  const code = readFileSync(inProject(path), 'utf8');
  const imports = path.endsWith('.css') ? findStyleImports(code) : findImports(path, code);
  return imports.flatMap((each) => (each.by === 'glob' ? expandGlob(path, each) : each));
}

/** Turns an `import.meta.glob` into one import for each file that its pattern matches. */
function expandGlob(path: string, each: Import): readonly Import[] {
  if (each.specifier === null) return [each];
  if (each.specifier.startsWith('!')) return [];
  const folder = posix.dirname(path);
  const matches = globSync(posix.join(folder, each.specifier), { cwd: root });
  return matches.map((match) => ({ ...each, specifier: `./${posix.relative(folder, match.replaceAll('\\', '/'))}` }));
}

export const isTest = (path: string): boolean => /\.test\.[jt]sx?$/.test(path);

/** Returns the path of the project file that an import refers to; null for packages and computed imports. */
export function resolveImport(path: string, { specifier }: Import): string | null {
  return specifier?.startsWith('.') ? posix.join(posix.dirname(path), specifier) : null;
}

/** Returns the project files that a file imports, including type imports and dynamic imports. */
export function findTargets(graph: ImportGraph, path: string): readonly string[] {
  return (graph.get(path) ?? []).flatMap((each) => resolveImport(path, each) ?? []);
}
