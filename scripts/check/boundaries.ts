import { areas as projectAreas, everything, folderOrder, testPackages, type Area } from './boundary-rules.ts';
import { findFileCircles, findFolderRings } from './circles.ts';
import { findTargets, isTest, readImportGraph, resolveImport, type ImportGraph } from './import-graph.ts';
import type { Import } from './imports.ts';
import type { Check } from './outcome.ts';
import { findUnreachableFiles, findUnshippedFiles } from './shipped.ts';

/** The file with the rules, for messages. */
const rulesFile = 'scripts/check/boundary-rules.ts';

type Areas = Readonly<Record<string, Area>>;

export const boundaries: Check = {
  name: 'import boundaries',
  async run() {
    const graph = readImportGraph();
    return {
      summary: `${graph.size} files in ${Object.keys(projectAreas).length} areas import only what they may import`,
      problems: [
        ...findForbiddenImports(graph, projectAreas),
        ...findUpwardImports(graph, folderOrder),
        ...findUnreachableFiles(graph),
        ...findUnshippedFiles(graph),
        ...findFolderRings(graph),
        ...findFileCircles(graph),
      ],
    };
  },
};

/** Returns the name of the area that a file belongs to, or null if the file belongs to no area. */
export function findArea(path: string, areas: Areas = projectAreas): string | null {
  const matches = Object.entries(areas).flatMap(([name, { paths }]) =>
    paths
      .filter((prefix) => path === prefix || (prefix.endsWith('/') && path.startsWith(prefix)))
      .map((prefix) => ({ name, length: prefix.length })),
  );
  return matches.toSorted((one, other) => other.length - one.length)[0]?.name ?? null;
}

export function findForbiddenImports(graph: ImportGraph, areas: Areas): readonly string[] {
  return [...graph].flatMap(([path, imports]) => {
    const name = findArea(path, areas);
    const area = name === null ? undefined : areas[name];
    if (name === null || !area) return [`${path}: belongs to no area of ${rulesFile}; add it to one`];
    return imports.flatMap((each) => {
      const problem = describeProblem(path, each, name, area, areas);
      return problem === null ? [] : [`${path}:${each.line}: ${problem}`];
    });
  });
}

function describeProblem(path: string, each: Import, name: string, area: Area, areas: Areas): string | null {
  const { specifier, isType } = each;
  const allowed = [name, ...area.imports, ...(isTest(path) ? (area.testsImport ?? []) : [])];
  // A test may read any file by `new URL('…', import.meta.url)`, such as a page of the documentation.
  const mayReadAnyFile = each.by === 'url' && isTest(path);
  if (specifier === null)
    return mayReadAnyFile || allowed.includes(everything)
      ? null
      : 'computes the path of an import, so this check cannot read it; write the path as plain text';
  const target = resolveImport(path, each);
  if (target === null) {
    const packages = isTest(path) ? [...area.packages, ...testPackages] : area.packages;
    if (packages.some((allowedPackage) => matchesPackage(specifier, allowedPackage))) return null;
    return `the area "${name}" must not import the package "${specifier}"; allowed packages: ${packages.join(', ') || 'none'} (${rulesFile})`;
  }
  const targetArea = findArea(target, areas);
  if (targetArea === null && mayReadAnyFile) return null;
  if (targetArea === null) return `imports ${target}, which belongs to no area of ${rulesFile}; add it to one`;
  if (allowed.includes(targetArea) || allowed.includes(everything)) return null;
  const types = area.importsTypes ?? [];
  if (!types.includes(targetArea))
    return `the area "${name}" must not import ${target}, of the area "${targetArea}"; allowed areas: ${[...allowed, ...types].join(', ')} (${rulesFile})`;
  return isType
    ? null
    : `the area "${name}" may import only types from the area "${targetArea}", but imports values from ${target}`;
}

/**
 * Returns true if an import belongs to an allowed package. `firebase/` allows `firebase/auth`; `react` allows only
 * `react` itself.
 */
function matchesPackage(specifier: string, allowed: string): boolean {
  return [specifier, everything].includes(allowed) || (/[/:]$/.test(allowed) && specifier.startsWith(allowed));
}

/**
 * Finds imports that break the order of the top-level folders. If `order` is `['scripts', 'src']`, a file in `src` must
 * not import from `scripts`.
 */
export function findUpwardImports(graph: ImportGraph, order: readonly string[]): readonly string[] {
  const findRank = (path: string): number => order.indexOf(path.split('/')[0] ?? '');
  return [...graph.keys()]
    .filter((path) => path.includes('/') && !isTest(path))
    .flatMap((path) =>
      findTargets(graph, path)
        .filter((target) => findRank(target) < findRank(path))
        .map(
          (target) =>
            `${path}: imports ${target}; a folder may import only from folders to its right: ${order.join(' → ')}`,
        ),
    );
}
