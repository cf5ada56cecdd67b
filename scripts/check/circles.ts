import { findTargets, isTest, type ImportGraph } from './import-graph.ts';

/** Finds files that import each other in a circle. None of these files can be understood or tested alone. */
export function findFileCircles(graph: ImportGraph): readonly string[] {
  const edges = new Map<string, Set<string>>();
  for (const path of graph.keys()) if (!isTest(path)) edges.set(path, new Set(findTargets(graph, path)));
  return findCircles(edges).map(
    (circle) =>
      `these files import one another in a circle; move what they share to another file: ${circle.join(' → ')}`,
  );
}

/** Finds sibling folders whose files import from each other in a ring: `src/a → src/b → src/a`. Ignores tests. */
export function findFolderRings(graph: ImportGraph): readonly string[] {
  const edges = new Map<string, Set<string>>();
  const examples = new Map<string, string>();
  for (const path of graph.keys()) {
    for (const target of isTest(path) ? [] : findTargets(graph, path)) {
      const [from, to] = findSiblings(path, target) ?? [];
      if (from === undefined || to === undefined) continue;
      edges.set(from, (edges.get(from) ?? new Set()).add(to));
      examples.set(`${from} → ${to}`, `${path} imports ${target}`);
    }
  }
  return findCircles(edges).map((ring) => {
    const steps = ring.slice(1).map((to, index) => examples.get(`${ring[index]} → ${to}`));
    return [
      `these folders import from one another in a circle, by the imports below; move what they share: ${ring.join(' → ')}`,
      ...steps,
    ].join('\n  ');
  });
}

/**
 * Returns the sibling folders that contain the importing file and the imported file. For `src/a/x.ts` and
 * `src/b/c/y.ts`, these are the folders `src/a` and `src/b` in the common folder `src`. Returns null if one of the
 * files is directly in the common folder.
 */
function findSiblings(path: string, target: string): readonly [string, string] | null {
  const [one, other] = [path.split('/'), target.split('/')];
  const depth = one.findIndex((part, index) => part !== other[index]);
  if (depth >= one.length - 1 || depth >= other.length - 1) return null;
  return [one.slice(0, depth + 1).join('/'), other.slice(0, depth + 1).join('/')];
}

/**
 * Returns the circles of a graph, such as `a → b → a`. Deletes one edge of each circle, so that no circle is found
 * twice.
 */
function findCircles(edges: ReadonlyMap<string, Set<string>>): readonly (readonly string[])[] {
  const circles: (readonly string[])[] = [];
  for (let circle = findCircle(edges); circle; circle = findCircle(edges)) {
    circles.push(circle);
    edges.get(circle.at(-2) ?? '')?.delete(circle.at(-1) ?? '');
  }
  return circles;
}

function findCircle(edges: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | null {
  // A node without a next node is in no circle. Remove such nodes until every remaining node has a next node. Every
  // path from a remaining node then leads into a circle.
  const left = new Set(edges.keys());
  const findNext = (node: string): string | undefined => [...(edges.get(node) ?? [])].find((next) => left.has(next));
  for (let size = -1; size !== left.size;) {
    size = left.size;
    for (const node of left) if (findNext(node) === undefined) left.delete(node);
  }
  const path: string[] = [];
  for (let [node] = left; node !== undefined; node = findNext(node)) {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    path.push(node);
  }
  return null;
}
