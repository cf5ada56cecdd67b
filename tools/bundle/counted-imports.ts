import { parseAst, type Plugin } from 'vite';

/**
 * Has the page know which of its parts are on their way, until they have run: `partIsComing` is handed each `import()`.
 * It is there only where scenarios are (`driver/idle/count-calls.ts`).
 */
export function countedImports(): Plugin {
  return {
    name: 'doorstep:counted-imports',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import(')) return null;
      // Lines stay where they were: the map of what was written still says where.
      return { code: withCounts(code), map: null };
    },
  };
}

/** A module in which every `import()` is handed to `partIsComing`, where there is one. */
export const withCounts = (code: string): string =>
  [...importsIn(parseAst(code))]
    .flatMap(({ start, end }) => [
      { at: start, text: '(globalThis.partIsComing ?? ((part) => part))(' },
      { at: end, text: ')' },
    ])
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, insertion) => text.slice(0, insertion.at) + insertion.text + text.slice(insertion.at), code);

interface Range {
  readonly start: number;
  readonly end: number;
}

function* importsIn(node: unknown): Generator<Range> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'ImportExpression') yield node as unknown as Range; // every node has its range
  for (const child of Object.values(node)) yield* importsIn(child);
}
