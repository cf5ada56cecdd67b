import { parseAst, type Plugin } from 'vite';

/**
 * Passes each `import()` to `trackChunk`, which counts the chunks that are loading. The driver defines it
 * (`driver/idle/detect-idle.ts`); without it the import is unchanged.
 */
export function countedImports(): Plugin {
  return {
    name: 'doorstep:counted-imports',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import(')) return null;
      // No line moves, so the source map of the original still fits.
      return { code: countImports(code), map: null };
    },
  };
}

/** Returns a module in which each `import()` is passed to `trackChunk`, if that is defined. */
export const countImports = (code: string): string =>
  [...findImports(parseAst(code))]
    .flatMap(({ start, end }) => [
      { at: start, text: '(globalThis.trackChunk ?? ((chunk) => chunk))(' },
      { at: end, text: ')' },
    ])
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, insertion) => text.slice(0, insertion.at) + insertion.text + text.slice(insertion.at), code);

interface Range {
  readonly start: number;
  readonly end: number;
}

function* findImports(node: unknown): Generator<Range> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'ImportExpression') yield node as unknown as Range; // every node has a range
  for (const child of Object.values(node)) yield* findImports(child);
}
