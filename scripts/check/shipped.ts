import { entries, shippedFolder } from './boundary-rules.ts';
import { findTargets, isTest, type ImportGraph } from './import-graph.ts';

export function findUnshippedFiles(graph: ImportGraph): readonly string[] {
  return [...findShippedFiles(graph)]
    .filter((path) => !path.startsWith(shippedFolder))
    .map(
      (path) =>
        `${path}: is part of the app or the npm package, because an entry (${entries.join(', ')}) imports it, directly or indirectly; move it to ${shippedFolder}, or remove the import`,
    );
}

/** Finds files in src/ that neither the app nor the package uses. */
export function findUnreachableFiles(graph: ImportGraph): readonly string[] {
  const shipped = findShippedFiles(graph);
  return [...graph.keys()]
    .filter((path) => path.startsWith(shippedFolder) && !isTest(path) && !shipped.has(path))
    .map(
      (path) =>
        `${path}: is not part of the app or the npm package, because no entry (${entries.join(', ')}) imports it, directly or indirectly. Import it, delete it, or move it out of ${shippedFolder}`,
    );
}

/** Returns every file that the app or the package imports, directly or indirectly, including types and chunks. */
function findShippedFiles(graph: ImportGraph): ReadonlySet<string> {
  const isEntry = (path: string): boolean => entries.some((entry) => path.startsWith(entry)) && !isTest(path);
  const shipped = new Set([...graph.keys()].filter(isEntry));
  // `shipped` grows during the loop, and the loop also visits the new items.
  for (const path of shipped) for (const target of findTargets(graph, path)) shipped.add(target);
  return shipped;
}
