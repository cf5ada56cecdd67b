import { kindNames } from '../../../harness/matrix/differences.ts';
import { describeExpectation, formatTotals, type MatrixReport } from '../../../harness/matrix/report.ts';
import { columns, type Column, type Row } from '../../../harness/matrix/table.ts';
import { html, table, type Html } from '../html.ts';
import { legend, resultSign, type Result } from '../results.ts';

/**
 * Returns the page with a table of all screens and all disturbances, such as a reload. Each cell shows the expected
 * result, and whether the test has passed.
 *
 * @param report the result of `npm run matrix`; null before its first run
 */
export function disturbancesPage(rows: readonly Row[], report: MatrixReport | null): Html {
  const findResult = (row: string, column: Column): Result => {
    const found = report?.rows[row]?.[column];
    if (!found) return 'not run';
    return found.length === 0 ? 'passes' : 'fails';
  };
  const cells = rows.map((row) => [
    row.id,
    ...columns.map((column) => {
      const expected = row.expected[column];
      if (expected === undefined) return '';
      const isPossible = expected === 'out' || !('none' in expected);
      return html`${isPossible ? resultSign(findResult(row.id, column)) : null} ${describeExpectation(expected)}`;
    }),
  ]);
  const details = rows.flatMap(({ id }) =>
    columns.flatMap((column) => {
      const found = report?.rows[id]?.[column] ?? [];
      return found.length === 0
        ? []
        : html`<details>
            <summary>${id}: ${column}</summary>
            ${found.map(({ kind, text }) => html`<pre>${kindNames[kind]}: ${text}</pre>`)}
          </details>`;
    }),
  );
  return html`<p>
      What a visitor sees on each screen after each disturbance, and what she has typed that is still there. Passwords
      and codes are never kept. In every cell, she can go on, and no error is left uncaught.
    </p>
    <p>
      ${report ? `${report.lane}: ${formatTotals(report.counts)}` : 'Run it with: npm run matrix -- --report out/report'}
    </p>
    ${legend} ${table('Disturbances', ['Screen', ...columns], cells)} ${details}`;
}
