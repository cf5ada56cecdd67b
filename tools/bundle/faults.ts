import { parseSync } from 'vite';
import { faultProperty } from './fault-property.ts';

/** A replacement of text in a source file. Differences in white space are ignored. */
export interface Edit {
  readonly file: string;
  /** The text to replace. The file must contain this text exactly once. */
  readonly replace: string;
  readonly with: string;
}

export interface Fault {
  /** A unique ID: the ID of a requirement, a colon and a sentence about the fault. */
  readonly id: string;
  readonly edits: readonly Edit[];
}

/** A text that replaces the text between two positions in a file. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A part of a module's code. While the page runs, faulty code can be switched on in place of this part. */
interface Part {
  readonly kind: 'expression' | 'statement' | 'block' | 'child';
  readonly start: number;
  readonly end: number;
}

interface Switch extends Part {
  readonly fault: string;
  readonly faultyText: string;
}

/**
 * Applies a fault's edits to a file.
 *
 * @throws Error if the text of an edit does not occur exactly once, or if two edits overlap
 */
export function applyFault(code: string, { edits }: Fault, file: string): string {
  const replacements = findReplacements(code, edits, file);
  return replacements.reduceRight(
    (result, { start, end, text }) => result.slice(0, start) + text + result.slice(end),
    code,
  );
}

/**
 * Adds the faulty code of several faults to a module, beside the correct code. The global property
 * {@link faultProperty} selects the fault at run time.
 *
 * @throws Error if {@link isSwitchable} returns false for a fault
 */
export function switchFaults(code: string, faults: readonly Fault[], file: string): string {
  const switches = faults.flatMap((fault) => {
    const found = findSwitches(code, fault, file);
    if (found === null) throw new Error(`${file}: the fault "${fault.id}" cannot be switched at run time`);
    return found;
  });
  return render(code, 0, code.length, switches);
}

export function isSwitchable(code: string, fault: Fault, file: string): boolean {
  return findSwitches(code, fault, file) !== null;
}

/** Returns the syntax error of a module. Returns null if the syntax is correct, or if the file is not a module. */
export function findSyntaxError(code: string, file: string): string | null {
  return isModule(file) ? (parse(file, code).errors[0]?.message ?? null) : null;
}

/**
 * Returns a name that `faultyCode` uses but nothing declares, or null. Such a name is probably a spelling mistake in
 * the list of faults. The code would throw a `ReferenceError`, and scenarios would fail because of this error, not
 * because they notice the fault.
 */
export function findUndeclaredName(code: string, faultyCode: string, file: string): string | null {
  if (!isModule(file)) return null;
  const known = new Set(listIdentifiers(code, file).map(({ name }) => name));
  const names = listIdentifiers(faultyCode, file).filter(({ name }) => !known.has(name) && !isGlobal(name));
  const declared = new Set(names.filter(({ isUse }) => !isUse).map(({ name }) => name));
  return names.find(({ name }) => !declared.has(name))?.name ?? null;
}

const browserGlobals: ReadonlySet<string> = new Set([
  'document',
  'HTMLElement',
  'HTMLInputElement',
  'indexedDB',
  'localStorage',
  'location',
  'sessionStorage',
  'window',
]);

const isGlobal = (name: string): boolean => browserGlobals.has(name) || name in globalThis || name === 'arguments';

/**
 * Maps a type of syntax node to those of its properties that may contain the name of a variable. An example is `callee`
 * for the call `run()`. Leaves out the properties in {@link expressionPlaces}.
 */
const usePlaces: Readonly<Record<string, readonly string[]>> = {
  CallExpression: ['callee'],
  ExpressionStatement: ['expression'],
  JSXOpeningElement: ['name'],
  MemberExpression: ['object'],
  NewExpression: ['callee'],
  TaggedTemplateExpression: ['tag'],
  UnaryExpression: ['argument'],
};

/** Lists the identifiers of a module. Leaves out names of properties and types. */
function listIdentifiers(code: string, file: string) {
  const identifiers: { readonly name: string; readonly isUse: boolean }[] = [];
  walk(code, file, (node, parent, place) => {
    const { name } = node as Node & { readonly name?: unknown };
    const isElement = node.type === 'JSXIdentifier' && /^[A-Z]/.test(String(name));
    if (typeof name !== 'string' || !(node.type === 'Identifier' || isElement)) return;
    if (!parent || parent.type.startsWith('TS') || (parent.type === 'MemberExpression' && place === 'property')) return;
    if (parent.type.endsWith('Property') && place === 'key') return;
    const isUse = [expressionPlaces, usePlaces].some((places) => places[parent.type]?.includes(place));
    identifiers.push({ name, isUse: isUse || (parent.type === 'Property' && isPlainProperty(parent)) });
  });
  return identifiers;
}

const isModule = (file: string): boolean => /\.tsx?$/.test(file);

function findReplacements(code: string, edits: readonly Edit[], file: string): readonly Replacement[] {
  const replacements = edits
    .filter((edit) => edit.file === file)
    .map((edit): Replacement => {
      const words = edit.replace.trim().split(/\s+/);
      const pattern = words
        .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
        .join(String.raw`\s+`);
      const [match, ...others] = code.matchAll(new RegExp(pattern, 'g'));
      if (!match || others.length > 0) {
        const count = match ? `occurs ${others.length + 1} times` : 'does not occur';
        throw new Error(
          `the text of "replace" must occur exactly once in ${file}, but ${count}. Adapt it to the code:\n  ${edit.replace.trim()}`,
        );
      }
      return shorten(match.index, match[0], edit.with.trim());
    })
    .toSorted((one, other) => one.start - other.start);
  for (const [index, { end }] of replacements.entries()) {
    const next = replacements[index + 1];
    if (next && next.start < end) throw new Error(`${file}: two replacements of one fault overlap`);
  }
  return replacements;
}

/**
 * Leaves out the beginning and the end that both texts of a replacement share. For example, the replacement of `!open`
 * with `!shut` becomes the replacement of `open` with `shut`.
 */
function shorten(start: number, original: string, text: string): Replacement {
  const shorter = Math.min(original.length, text.length);
  let before = 0;
  while (before < shorter && original[before] === text[before]) before += 1;
  let after = 0;
  while (after < shorter - before && original.at(-1 - after) === text.at(-1 - after)) after += 1;
  const end = start + original.length;
  if (before + after === original.length) return { start, end, text };
  return { start: start + before, end: end - after, text: text.slice(before, text.length - after) };
}

/**
 * Returns the smallest parts of a module that contain a fault's edits, together with the faulty code of each part. If
 * the fault is switched on, the page runs the faulty code in place of these parts. Returns null if there are no such
 * parts, for example in a style sheet.
 */
function findSwitches(code: string, fault: Fault, file: string): readonly Switch[] | null {
  const replacements = findReplacements(code, fault.edits, file);
  const faultyCode = applyFault(code, fault, file);
  if (!isModule(file) || findSyntaxError(faultyCode, file) !== null) return null;
  const faultyParts = new Set(findParts(faultyCode, file).map(toKey));
  const toFaulty = (position: number): number =>
    replacements
      .filter(({ end }) => end <= position)
      .reduce((result, { start, end, text }) => result + text.length - (end - start), position);
  const toFaultyPart = (part: Part): Part => ({ ...part, start: toFaulty(part.start), end: toFaulty(part.end) });
  const parts = findParts(code, file).filter((part) => faultyParts.has(toKey(toFaultyPart(part))));
  const chosen = replacements.map(({ start, end }) =>
    parts
      .filter((part) => part.start <= start && end <= part.end)
      .toSorted((one, other) => one.end - one.start - (other.end - other.start))
      .at(0),
  );
  if (chosen.includes(undefined)) return null;
  const distinct = [...new Set(chosen)].flatMap((part) => part ?? []);
  return distinct
    .filter((part) => !distinct.some((other) => other !== part && contains(other, part)))
    .map((part) => {
      const { start, end } = toFaultyPart(part);
      return { ...part, fault: fault.id, faultyText: faultyCode.slice(start, end) };
    });
}

const toKey = ({ kind, start, end }: Part): string => `${kind} ${start} ${end}`;

const contains = (outer: Part, inner: Part): boolean => outer.start <= inner.start && inner.end <= outer.end;

function render(code: string, start: number, end: number, switches: readonly Switch[]): string {
  const outer = switches.filter(
    (one) => !switches.some((other) => toKey(other) !== toKey(one) && contains(other, one)),
  );
  const groups = [...Map.groupBy(outer, toKey).values()].toSorted(
    ([one], [other]) => (one?.start ?? 0) - (other?.start ?? 0),
  );
  let position = start;
  let result = '';
  for (const group of groups) {
    const [part] = group;
    if (!part) continue;
    const inner = switches.filter((each) => toKey(each) !== toKey(part) && contains(part, each));
    const correct = render(code, part.start, part.end, inner);
    const text = group.reduce(
      (other, { kind, fault, faultyText }) => chooseText(kind, fault, faultyText, other),
      correct,
    );
    result += code.slice(position, part.start) + (part.kind === 'child' ? `{${text}}` : text);
    position = part.end;
  }
  return result + code.slice(position, end);
}

function chooseText(kind: Part['kind'], fault: string, faulty: string, correct: string): string {
  const condition = `globalThis.${faultProperty} === ${JSON.stringify(fault)}`;
  // The code of a statement or an expression may end with a `//` comment, so add a line break after this code.
  if (kind === 'statement') return `if (${condition}) {${faulty}\n} else {${correct}\n}`;
  if (kind === 'block') return `{ if (${condition}) ${faulty} else ${correct} }`;
  return `(${condition} ? (${faulty}\n) : (${correct}\n))`;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/**
 * For each type of syntax node, the properties that contain expressions. For example, an `IfStatement` has an
 * expression in `test`.
 */
const expressionPlaces: Readonly<Record<string, readonly string[]>> = {
  ArrayExpression: ['elements'],
  ArrowFunctionExpression: ['body'],
  AssignmentExpression: ['right'],
  AssignmentPattern: ['right'],
  AwaitExpression: ['argument'],
  BinaryExpression: ['left', 'right'],
  CallExpression: ['arguments'],
  ConditionalExpression: ['test', 'consequent', 'alternate'],
  ExportDefaultDeclaration: ['declaration'],
  ForOfStatement: ['right'],
  IfStatement: ['test'],
  JSXExpressionContainer: ['expression'],
  JSXSpreadAttribute: ['argument'],
  LogicalExpression: ['left', 'right'],
  NewExpression: ['arguments'],
  PropertyDefinition: ['value'],
  ReturnStatement: ['argument'],
  SpreadElement: ['argument'],
  SwitchCase: ['test'],
  SwitchStatement: ['discriminant'],
  TemplateLiteral: ['expressions'],
  ThrowStatement: ['argument'],
  VariableDeclarator: ['init'],
  WhileStatement: ['test'],
  YieldExpression: ['argument'],
};

const statements: ReadonlySet<string> = new Set([
  'BreakStatement',
  'ContinueStatement',
  'ExpressionStatement',
  'ForInStatement',
  'ForOfStatement',
  'ForStatement',
  'IfStatement',
  'ReturnStatement',
  'SwitchStatement',
  'ThrowStatement',
  'TryStatement',
  'WhileStatement',
]);

/**
 * Types of syntax nodes that are not expressions, but may be in a place of {@link expressionPlaces}. For example, a
 * class may follow `export default`.
 */
const notExpressions: ReadonlySet<string> = new Set([
  'BlockStatement',
  'ClassDeclaration',
  'FunctionDeclaration',
  'JSXEmptyExpression',
  'PrivateIdentifier',
  'SpreadElement',
  'TSInterfaceDeclaration',
]);

/**
 * Returns the parts of a module that faulty code can replace. If a syntax node and a node inside it cover the same
 * code, only the outer node is a part.
 */
function findParts(code: string, file: string): readonly Part[] {
  const parts = new Map<string, Part>();
  walk(code, file, (node, parent, place) => {
    const kind = parent && findKind(node, parent, place);
    const range = `${node.start} ${node.end}`;
    if (kind && !parts.has(range)) parts.set(range, { kind, start: node.start, end: node.end });
  });
  return [...parts.values()];
}

function walk(code: string, file: string, visit: (node: Node, parent: Node | null, place: string) => void): void {
  function visitAll(node: Node, parent: Node | null, place: string): void {
    visit(node, parent, place);
    for (const [key, value] of Object.entries(node)) {
      // In an object literal `{ key: name }`, `name` is an expression. In a pattern, as in `const { key: name } = …`,
      // `name` is a new variable. The parser uses the type `Property` for both. To distinguish them, use the type
      // `PatternProperty` for patterns.
      const isPattern = node.type === 'ObjectPattern' && key === 'properties';
      for (const child of Array.isArray(value) ? value : [value]) {
        if (isNode(child)) visitAll(isPattern ? { ...child, type: 'PatternProperty' } : child, node, key);
      }
    }
  }
  visitAll(parse(file, code).program, null, '');
}

/** Maximum number of syntax trees in {@link parsed}. */
const mostParsed = 20;

/**
 * The syntax trees that were used last, the newest at the end. They are kept because the faults of a requirement often
 * change the same file.
 */
const parsed = new Map<string, ReturnType<typeof parseSync>>();

function parse(file: string, code: string): ReturnType<typeof parseSync> {
  const key = `${file}\n${code}`;
  const result = parsed.get(key) ?? parseSync(file, code);
  parsed.delete(key);
  parsed.set(key, result);
  const [oldest = ''] = parsed.keys();
  if (parsed.size > mostParsed) parsed.delete(oldest);
  return result;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function findKind(node: Node, parent: Node, place: string): Part['kind'] | null {
  if (node.type === 'BlockStatement') return 'block';
  if (statements.has(node.type)) return 'statement';
  if (place === 'children') return node.type === 'JSXElement' || node.type === 'JSXFragment' ? 'child' : null;
  if (notExpressions.has(node.type)) return null;
  // In an object literal, only plain properties (`key: value`) contain an expression. Shorthands (`{ key }`) and
  // methods contain no expression.
  if (parent.type === 'Property') return place === 'value' && isPlainProperty(parent) ? 'expression' : null;
  return expressionPlaces[parent.type]?.includes(place) ? 'expression' : null;
}

function isPlainProperty(property: Node): boolean {
  const { kind, method, shorthand } = property as Node & Record<string, unknown>;
  return kind === 'init' && method === false && shorthand === false;
}
