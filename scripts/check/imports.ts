import { parseSync } from 'vite';

/** An import, as written in the importing module. */
export interface Import {
  /** The text between the quotes; null if the specifier is computed at run time. */
  readonly specifier: string | null;
  /** Whether only types are imported, so that nothing of the target gets into a bundle. */
  readonly isType: boolean;
  readonly line: number;
}

/**
 * Returns every import and re-export of a module, including dynamic imports and imports of types. Uses the bundler's
 * parser.
 *
 * @param fileName its extension selects the language
 * @throws SyntaxError if the code cannot be parsed
 */
export function findImports(fileName: string, code: string): readonly Import[] {
  const parsed = parseSync(fileName, code);
  const { module } = parsed;
  const error = parsed.errors[0];
  if (error !== undefined) throw new SyntaxError(`${fileName}: ${error.message}`);
  const lineAt = (offset: number): number => code.slice(0, offset).split('\n').length;

  const imports: Import[] = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    // An import without entries (`import './x.ts'`) runs the module, so it is no type import.
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
    line: lineAt(start),
  }));
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType, start } of entries) {
      if (moduleRequest) imports.push({ specifier: moduleRequest.value, isType, line: lineAt(start) });
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^$]*)\1$/.exec(code.slice(moduleRequest.start, moduleRequest.end));
    imports.push({ specifier: literal?.[2] ?? null, isType: false, line: lineAt(moduleRequest.start) });
  }
  // Walk the tree only if necessary, because that takes a hundred times as long as parsing.
  if (/\bimport\s*\(/.test(code)) {
    for (const { source, start } of findImportTypes(parsed.program)) {
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

/** Finds types written as `import('./x.ts').Name`, which the parser does not list. */
function findImportTypes(node: unknown): readonly ImportType[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'TSImportType') return [node as ImportType];
  return Object.values(node).flatMap(findImportTypes);
}
