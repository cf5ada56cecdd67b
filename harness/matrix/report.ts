import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatCount } from '../output.ts';
import { describeReportError } from '../run/report-error.ts';
import { kindNames, kinds, type Difference, type Kind } from './differences.ts';
import type { CellResult } from './run-matrix.ts';
import { answers, columns, disturbances, type Column, type Expectation, type Row } from './table.ts';

/** The content of `matrix.json`. */
export interface MatrixReport {
  readonly lane: string;
  readonly counts: Counts;
  /**
   * The differences between the expected and the actual results, by the ID of the row, then by column. Contains only
   * the cells of the table whose tests have run.
   */
  readonly rows: Readonly<Record<string, Readonly<Partial<Record<Column, readonly Difference[]>>>>>;
}

export type Counts = Readonly<Record<'cells' | 'differing' | Kind, number>>;

export const reportFile = 'matrix.json';

export function countDifferences(results: readonly CellResult[]): Counts {
  const count = (kind: Kind): number =>
    results.filter(({ differences }) => differences.some((each) => each.kind === kind)).length;
  const differing = results.filter(({ differences }) => differences.length > 0).length;
  const byKind = Object.fromEntries(kinds.map((kind) => [kind, count(kind)])) as Record<Kind, number>;
  return { cells: results.length, differing, ...byKind };
}

export function createReport(lane: string, results: readonly CellResult[]): MatrixReport {
  const byRow = Map.groupBy(results, ({ cell }) => cell.row.id);
  const rows = [...byRow].map(([row, each]) => [
    row,
    Object.fromEntries(each.map(({ cell, differences }) => [cell.column, differences])),
  ]);
  return { lane, counts: countDifferences(results), rows: Object.fromEntries(rows) as MatrixReport['rows'] };
}

export async function writeReport(folder: string, report: MatrixReport): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, reportFile), `${JSON.stringify(report, null, 2)}\n`);
  } catch (error) {
    throw describeReportError(folder, error);
  }
}

/**
 * Returns the results as a table, with a sign such as ✓ or ✗ in each cell. Below the table, lists the cells whose
 * result differs from the expected result.
 */
export function formatMatrix(rows: readonly Row[], results: readonly CellResult[]): string {
  const found = new Map(results.map((result) => [result.cell.name, result]));
  const shown = rows.filter(({ id }) => results.some(({ cell }) => cell.row.id === id));
  const width = Math.max(0, ...shown.map(({ id }) => id.length));
  const number = (names: readonly Column[]): string =>
    names.map((name) => `${columns.indexOf(name) + 1} ${name}`).join(', ');
  const legend = [
    `columns, disturbances of the page: ${number(disturbances)}`,
    `columns, disturbances of the request that the screen sends: ${number(answers)}`,
  ];
  const numbers = columns.map((_, index) => String(index + 1).padStart(3)).join('');
  const lines = shown.map(({ id }) => {
    const signs = columns.map((column) => {
      const result = found.get(`${id} × ${column}`);
      if (!result) return '·';
      return result.differences.length === 0 ? '✓' : '✗';
    });
    return `${id.padEnd(width)}${signs.map((sign) => sign.padStart(3)).join('')}`;
  });
  const table = [
    `signs: ✓ as expected, ✗ different, · not run, or the disturbance cannot occur on the screen`,
    ...legend,
    '',
    `${' '.repeat(width)}${numbers}`,
  ];
  return [...table, ...lines, '', formatResults(results)].join('\n');
}

/** Lists the cells whose result differs from the expected result, and counts all cells. */
export function formatResults(results: readonly CellResult[]): string {
  const differing = results.filter(({ differences }) => differences.length > 0);
  const details = differing.map(({ cell, differences }) => {
    const texts = differences.map(({ kind, text }) => indent(`${kindNames[kind]}: ${text}`));
    return [`✗ ${cell.name}`, `  expected: ${describeExpectation(cell.expected)}`, ...texts].join('\n');
  });
  const counts = countDifferences(results);
  return [...details.flatMap((text) => [text, '']), formatCounts(counts), ...formatKinds(counts)].join('\n');
}

const indent = (text: string): string => text.replaceAll(/^/gm, '  ');

const formatCounts = ({ cells, differing }: Counts): string =>
  `${formatCount(cells, 'cell')}: ${cells - differing} as expected, ${differing} different`;

/** Returns a line with the number of cells with each kind of difference. Returns no line if there is no difference. */
function formatKinds(counts: Counts): readonly string[] {
  const found = kinds.filter((kind) => counts[kind] > 0);
  const numbers = found.map((kind) => `${counts[kind]} × ${kindNames[kind]}`);
  return found.length === 0 ? [] : [`Differences by kind: ${numbers.join(', ')}`];
}

/** Returns all counts as sentences. */
export const formatTotals = (counts: Counts): string =>
  [formatCounts(counts), ...formatKinds(counts)].map((line) => `${line}.`).join(' ');

export function describeExpectation(expected: Expectation): string {
  if (expected === 'out') return 'leaves the page';
  if ('none' in expected) return expected.none;
  const { screen, words, kept } = expected;
  const fields = Object.entries(kept).map(([label, text]) => `${label}: ${text}`);
  return [screen, ...(words === null ? [] : [`“${words}”`]), ...fields].join('; ');
}
