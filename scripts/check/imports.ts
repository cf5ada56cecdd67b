import { posix } from 'node:path';
import { parseSync } from 'vite';

export interface Import {
  /** The path or package name in quotes; null if the code computes the name at run time. */
  readonly specifier: string | null;
  readonly isType: boolean;
  readonly line: number;
  /**
   * `url` for `new URL('…', import.meta.url)`, and `glob` for `import.meta.glob('…')`. Omitted for `import` statements
   * and `import()` calls.
   */
  readonly by?: 'url' | 'glob';
}

/**
 * Returns every import and re-export of a module, including dynamic imports and type imports.
 *
 * @param fileName the name of the file; its extension, such as `.tsx`, tells the parser which language the code is in
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
    // `import './x.ts'` imports no names, but runs the module. So it is not a type import.
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
  for (const { type, value, start } of parsed.comments) {
    for (const { specifier, offset } of type === 'Block' ? findDocImports(value) : findReferences(value)) {
      imports.push({ specifier, isType: true, line: lineAt(start + offset) });
    }
  }
  // Walking the syntax tree takes a hundred times as long as parsing. So walk it only if the text contains `import(` or
  // `import.meta`.
  if (/\bimport(?:\s*\(|\.meta)/.test(code)) {
    for (const { specifier, start, ...found } of findNodes(parsed.program)) {
      imports.push({ specifier, line: lineAt(start), ...found });
    }
  }
  return imports.toSorted((one, other) => one.line - other.line);
}

/** Returns the files that a style sheet refers to by `@import` or `url()`. Leaves out files on other sites. */
export function findStyleImports(code: string): readonly Import[] {
  const withoutComments = code.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const found = withoutComments.matchAll(/@import\s+(['"])([^'"]+)\1|\burl\(\s*(['"]?)([^'")\s]+)\3\s*\)/g);
  return [...found].flatMap(({ 2: imported, 4: url, index }) => {
    const path = imported ?? url ?? '';
    if (/^(?:[a-z]+:|\/\/|#)/i.test(path)) return [];
    const specifier = path.startsWith('.') ? path : `./${path}`;
    return [{ specifier, isType: false, line: code.slice(0, index).split('\n').length }];
  });
}

/** Finds types in a doc comment: `{import('./x.ts').Name}` and `@import { Name } from './x.ts'`. */
function findDocImports(comment: string) {
  if (!comment.startsWith('*')) return [];
  const found = comment.matchAll(/\{[^}]*?\bimport\((['"])([^'"]+)\1\)|@import\s[^'"]*?\bfrom\s+(['"])([^'"]+)\3/g);
  return [...found].map(({ 2: type, 4: tag, index }) => ({ specifier: type ?? tag ?? '', offset: index }));
}

/** Finds `/// <reference path="…" />` and `/// <reference types="…" />`. */
function findReferences(comment: string) {
  const [, kind, target = ''] = /^\/\s*<reference\s+(path|types)=["']([^"']+)["']/.exec(comment) ?? [];
  if (kind === undefined) return [];
  return [{ specifier: kind === 'types' || target.startsWith('.') ? target : `./${target}`, offset: 0 }];
}

type Found = Pick<Import, 'specifier' | 'isType' | 'by'> & { readonly start: number };

interface Node {
  readonly type: string;
  readonly start: number;
  readonly source?: { readonly value: string };
  readonly callee?: { readonly start: number; readonly end: number; readonly type: string; readonly name?: string };
  readonly arguments?: readonly Node[];
  readonly elements?: readonly Node[];
  readonly value?: unknown;
  readonly object?: Node;
  readonly property?: { readonly name?: string };
  readonly properties?: readonly { readonly key?: { readonly name?: string }; readonly value?: Node }[];
}

/**
 * Finds references that the parser does not list: `new URL('./x.ts', import.meta.url)`, `import.meta.glob('./*.ts')`
 * and `import('./x.ts').Name`.
 */
function findNodes(value: unknown): readonly Found[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(findNodes);
  return 'type' in value ? [...findInNode(value as Node), ...inside] : inside;
}

function findInNode(node: Node): readonly Found[] {
  const { type, start, source, callee, arguments: [first, second] = [] } = node;
  if (type === 'TSImportType') return [{ specifier: source?.value ?? null, isType: true, start }];
  if (type === 'NewExpression' && callee?.name === 'URL' && isMember(second, 'url')) {
    // Skip URLs of folders, such as `new URL('../', …)`, because they name no file. The code adds the file's name at
    // run time.
    const path = typeof first?.value === 'string' ? first.value : null;
    if (path !== null && /(?:^|\/)\.{0,2}$/.test(path)) return [];
    return [{ specifier: path?.startsWith('.') === false ? `./${path}` : path, isType: false, by: 'url', start }];
  }
  if (type === 'CallExpression' && isMember(callee as Node | undefined, 'glob')) {
    const patterns = first?.elements ?? [first];
    // The option `base` names the folder at which the patterns start.
    const base = second?.properties?.find(({ key }) => key?.name === 'base')?.value?.value;
    return patterns.map((pattern) => ({
      specifier: typeof pattern?.value === 'string' ? joinPattern(base, pattern.value) : null,
      isType: false,
      by: 'glob',
      start,
    }));
  }
  return [];
}

const joinPattern = (base: unknown, pattern: string): string =>
  typeof base === 'string' ? posix.join(base, pattern) : pattern;

const isMember = (node: Node | undefined, name: string): boolean =>
  node?.type === 'MemberExpression' && node.object?.type === 'MetaProperty' && node.property?.name === name;
