import { dirname } from 'node:path/posix';

/** The part of Stryker's report that is read (mutation-testing-report-schema). */
export interface LogicReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly LogicMutant[] }>>;
}

interface LogicMutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

/** From 1 on. */
interface Position {
  readonly line: number;
  readonly column: number;
}

/** The share of mutants that unit tests have to notice, in percent. */
const requiredPercent = 95;

/** Mutants with any other status could not be run, and do not count. */
const noticedStatuses: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const survivedStatuses: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

/**
 * Judges the share of mutants that are noticed: overall and in every folder, so that a large folder cannot make up for a
 * small one.
 *
 * @returns a line for every survivor and every share
 */
export function judgeLogic({ files }: LogicReport): { readonly lines: readonly string[]; readonly isEnough: boolean } {
  const mutants = Object.entries(files).flatMap(([path, file]) =>
    file.mutants.map((mutant) => ({ path, source: file.source, ...mutant })),
  );
  const survivors = mutants.filter(({ status }) => survivedStatuses.has(status));
  const survivorLines = survivors.map(
    ({ path, source, location: { start, end }, replacement = 'nothing', status }) =>
      `✗ SURVIVES${status === 'NoCoverage' ? ' without a test' : ''}: ${path}:${start.line}: ` +
      `${cutOut(source, start, end)} → ${toOneLine(replacement)}`,
  );
  const total = computeShare(mutants);
  const folders = [...Map.groupBy(mutants, ({ path }) => dirname(path))].map(([folder, each]) => ({
    folder,
    share: computeShare(each),
  }));
  const folderLines = folders.length > 1 ? folders.map(({ folder, share }) => `${folder}: ${share.text}`) : [];
  const summary = `${total.text}, ${survivors.length} survive; required: ${requiredPercent} %`;
  return {
    lines: [...survivorLines, ...folderLines, summary],
    isEnough: total.isEnough && folders.every(({ share }) => share.isEnough),
  };
}

function computeShare(mutants: readonly LogicMutant[]): { readonly text: string; readonly isEnough: boolean } {
  const noticed = mutants.filter(({ status }) => noticedStatuses.has(status)).length;
  const count = noticed + mutants.filter(({ status }) => survivedStatuses.has(status)).length;
  const percent = count === 0 ? 0 : (100 * noticed) / count;
  return {
    text: `${noticed} of ${count} mutants are noticed (${percent.toFixed(1)} %)`,
    isEnough: percent >= requiredPercent,
  };
}

function cutOut(source: string, start: Position, end: Position): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  const parts = lines.map((line, at) =>
    line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined),
  );
  return toOneLine(parts.join(' '));
}

const toOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 80);
