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
  /** The code on the comment's own line, or else on the next line. */
  readonly code: string;
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
      found.push({ file: fileName, line: code.slice(0, start).split('\n').length, isDoc, text, end, isLine, code: '' });
  }
  return found
    .filter(
      ({ text }) => text !== '' && !/^(?:eslint|oxlint|@ts-|@vite|@__PURE__|@type \{const\}|prettier|#)/.test(text),
    )
    .map(({ file, line, isDoc, text, end }) => ({ file, line, isDoc, text, code: findCode(code, line, end) }));
}

/**
 * Returns the code before a comment on the same line. Without such code, returns the first line of code after the
 * comment.
 */
function findCode(code: string, line: number, end: number): string {
  const before = (code.split('\n')[line - 1] ?? '').split(/\/[/*]/, 1)[0]?.trim() ?? '';
  return before === '' ? (/\S.*/.exec(code.slice(end))?.[0] ?? '') : before;
}
