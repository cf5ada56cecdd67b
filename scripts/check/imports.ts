import { parseSync } from 'vite';

/** One import of a module, as it is written. */
export interface Import {
  /** What stands between the quotes; null where the program computes it. */
  readonly specifier: string | null;
  /** Only types come from there: nothing of it is in a bundle. */
  readonly isType: boolean;
  readonly line: number;
}

/**
 * Every import and re-export of a module, static, dynamic, or of a type, by the parser that also bundles.
 *
 * @param fileName its ending says which language it is
 * @throws SyntaxError where it cannot be parsed
 */
export function importsOf(fileName: string, code: string): readonly Import[] {
  const parsed = parseSync(fileName, code);
  const { module } = parsed;
  const error = parsed.errors[0];
  if (error !== undefined) throw new SyntaxError(`${fileName}: ${error.message}`);
  const lineAt = (offset: number): number => code.slice(0, offset).split('\n').length;

  const imports: Import[] = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    // Without entries it is imported for its effect.
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
    line: lineAt(start),
  }));
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType, start } of entries) {
      if (moduleRequest) imports.push({ specifier: moduleRequest.value, isType, line: lineAt(start) });
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const written = /^(['"`])([^$]*)\1$/.exec(code.slice(moduleRequest.start, moduleRequest.end));
    imports.push({ specifier: written?.[2] ?? null, isType: false, line: lineAt(moduleRequest.start) });
  }
  // Looking at the whole tree takes a hundred times as long as parsing it.
  if (/\bimport\s*\(/.test(code)) {
    for (const { source, start } of importTypes(parsed.program)) {
      imports.push({ specifier: source.value, isType: true, line: lineAt(start) });
    }
  }
  return imports.toSorted((one, other) => one.line - other.line);
}

interface ImportType {
  readonly type: 'TSImportType';
  readonly source: { readonly value: string };
  readonly start: number;
}

/** Types written as `import('./x.ts').Name`, which the parser does not list. */
function importTypes(node: unknown): readonly ImportType[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'TSImportType') return [node as ImportType];
  return Object.values(node).flatMap(importTypes);
}
