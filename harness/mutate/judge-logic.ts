import { dirname } from 'node:path/posix';

/** As much of Stryker's report as is read (mutation-testing-report-schema). */
export interface LogicReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly LogicMutant[] }>>;
}

interface LogicMutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

/** From 1 on, as Stryker counts. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** The share of mutants, in percent, that unit tests have to notice. */
const enough = 95;

/** What went on for ever was noticed, too; what could not be run, or was left out, is no mutant. */
const noticed: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const unnoticed: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

/**
 * Every survivor with its place, and the share that is noticed: of all, and of each folder, where there are several. Each
 * has to be enough, so that what is large does not make up for what is small.
 */
export function judgeLogic({ files }: LogicReport): { readonly lines: readonly string[]; readonly isEnough: boolean } {
  const mutants = Object.entries(files).flatMap(([path, file]) =>
    file.mutants.map((mutant) => ({ path, source: file.source, ...mutant })),
  );
  const survivors = mutants.filter(({ status }) => unnoticed.has(status));
  const told = survivors.map(
    ({ path, source, location: { start, end }, replacement = 'nothing', status }) =>
      `✗ SURVIVES${status === 'NoCoverage' ? ', since no test comes there' : ''}: ${path}:${start.line}: ` +
      `${between(source, start, end)} → ${inOneLine(replacement)}`,
  );
  const all = shareOf(mutants);
  const folders = [...Map.groupBy(mutants, ({ path }) => dirname(path))].map(
    ([folder, its]) => [folder, shareOf(its)] as const,
  );
  const each = folders.map(([folder, { said }]) => `${folder}: ${said}`);
  const sum = `${all.said}, ${survivors.length} survive; ${enough} % are enough`;
  return {
    lines: [...told, ...(each.length > 1 ? each : []), sum],
    isEnough: all.isEnough && folders.every(([, share]) => share.isEnough),
  };
}

function shareOf(mutants: readonly LogicMutant[]): { readonly said: string; readonly isEnough: boolean } {
  const killed = mutants.filter(({ status }) => noticed.has(status)).length;
  const judged = killed + mutants.filter(({ status }) => unnoticed.has(status)).length;
  const percent = judged === 0 ? 0 : (100 * killed) / judged;
  return { said: `${killed} of ${judged} mutants are noticed (${percent.toFixed(1)} %)`, isEnough: percent >= enough };
}

function between(source: string, start: Place, end: Place): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  const cut = lines.map((line, at) =>
    line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined),
  );
  return inOneLine(cut.join(' '));
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 80);
