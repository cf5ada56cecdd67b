import { parseSync, Visitor } from 'vite';

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Removes the types from TypeScript code, with or without JSX. Keeps everything else as it is, including comments and
 * line breaks.
 *
 * @throws SyntaxError if the code, or the code without types, cannot be parsed
 */
export function stripTypes(code: string): string {
  const ranges = findTypes(code).toSorted((one, other) => other.start - one.start);
  // Skip types inside of a removed range, such as the types inside of a type annotation.
  const outer = ranges.filter(
    (range) => !ranges.some((each) => each !== range && each.start <= range.start && each.end >= range.end),
  );
  const stripped = outer.reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
  parse('file.jsx', stripped);
  return stripped;
}

/** Removes the types from the `<script lang="ts">` of a Vue or Svelte component. */
export function stripTypesOfComponent(text: string): string {
  return text.replace(
    /(<script[^>]*?) lang="ts"([^>]*>)([^]*?)(<\/script>)/,
    (_all, before: string, after: string, code: string, end: string) => before + after + stripTypes(code) + end,
  );
}

function parse(fileName: string, code: string) {
  const { program, errors } = parseSync(fileName, code);
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(`${error.message}\n${code}`);
  return program;
}

function findTypes(code: string): readonly Range[] {
  const found: Range[] = [];
  const add = (start: number, end: number): void => void found.push({ start, end });
  new Visitor({
    ImportDeclaration({ start, end, importKind, specifiers }) {
      const types = specifiers.filter((each) => 'importKind' in each && each.importKind === 'type');
      const isType = importKind === 'type' || (specifiers.length > 0 && types.length === specifiers.length);
      // Remove the whole line, with its indentation.
      if (isType) add(code.lastIndexOf('\n', start) + 1, end + 1);
      else for (const type of types) add(...withComma(code, type));
    },
    TSTypeAnnotation: ({ start, end }) => add(start, end),
    TSTypeParameterInstantiation: ({ start, end }) => add(start, end),
    TSNonNullExpression: ({ end }) => add(end - 1, end),
    TSAsExpression: ({ expression, end }) => add(expression.end, end),
  }).visit(parse('file.tsx', code));
  return found;
}

/** Returns the range of a name in a list, with the comma and space before the name (first name: after the name). */
function withComma(code: string, { start, end }: Range): [start: number, end: number] {
  const before = /,\s*$/.exec(code.slice(0, start))?.[0].length ?? 0;
  const after = before > 0 ? 0 : (/^,\s*/.exec(code.slice(end))?.[0].length ?? 0);
  return [start - before, end + after];
}
