import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../../tools/project.ts';

/** One comment of a source file. Consecutive `//` lines are one comment. */
export interface SourceComment {
  readonly file: string;
  readonly line: number;
  readonly isDoc: boolean;
  readonly text: string;
  /** The line with the declaration that contains the comment, such as `interface Cup {`. Null at the top level. */
  readonly within: string | null;
  /** The code on the comment's own line, or else up to three lines of code after the comment. */
  readonly code: readonly string[];
}

const sourceFiles =
  '{.ladle,driver,fixtures,harness,pages,scripts,services,src,steps,stories,tools}/**/*.{ts,tsx,js,mjs}';

export function findProjectComments(): readonly SourceComment[] {
  const files = globSync(sourceFiles, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return files.toSorted().flatMap((file) => findComments(file, readFileSync(join(root, file), 'utf8')));
}

/**
 * Returns the comments of one file, except directives for linters, compilers and bundlers.
 *
 * @param fileName its extension selects the language
 */
export function findComments(fileName: string, code: string): readonly SourceComment[] {
  const found: (SourceComment & { readonly end: number; readonly isLine: boolean })[] = [];
  for (const { type, value, start, end } of parseSync(fileName, code).comments) {
    const isLine = type === 'Line';
    const isDoc = !isLine && value.startsWith('*');
    const text = value
      .replaceAll(/^\s*\*+/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const previous = found.at(-1);
    const continues = isLine && previous?.isLine && /^\r?\n[ \t]*$/.test(code.slice(previous.end, start));
    if (continues) found.splice(-1, 1, { ...previous, text: `${previous.text} ${text}`, end });
    else
      found.push({
        file: fileName,
        line: code.slice(0, start).split('\n').length,
        isDoc,
        text,
        end,
        isLine,
        within: null,
        code: [],
      });
  }
  return found
    .filter(
      ({ text }) => text !== '' && !/^(?:eslint|oxlint|@ts-|@vite|@__PURE__|@type \{const\}|prettier|#)/.test(text),
    )
    .map(({ file, line, isDoc, text, end }) => ({
      file,
      line,
      isDoc,
      text,
      within: findContainer(code.split('\n'), line),
      code: findCode(code, line, end),
    }));
}

const measureIndent = (line: string): number => line.search(/\S|$/);
const isCode = (line: string): boolean => !/^\s*(?:\/[/*]|\*|$)/.test(line);

/**
 * Looks upwards for the nearest line of code with less indentation than the comment. Returns null if there is none.
 */
function findContainer(lines: readonly string[], line: number): string | null {
  const indent = measureIndent(lines[line - 1] ?? '');
  if (indent === 0) return null;
  const above = lines.slice(0, line - 1);
  return above.findLast((each) => isCode(each) && measureIndent(each) < indent)?.trim() ?? null;
}

/**
 * Returns the code that a comment describes: the code to its left, or else up to three lines below it. Stops before a
 * line with less indentation than the comment.
 */
function findCode(code: string, line: number, end: number): readonly string[] {
  const own = code.split('\n')[line - 1] ?? '';
  const before = own.split(/\/[/*]/, 1)[0]?.trim() ?? '';
  if (before !== '') return [before];
  const after = code.slice(end).split('\n').slice(1).filter(isCode);
  const last = after.findIndex((each) => measureIndent(each) < measureIndent(own));
  return after.slice(0, last === -1 ? 3 : Math.min(last, 3)).map((each) => each.trim());
}
