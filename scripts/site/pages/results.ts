import { formatTotals, type MatrixReport } from '../../../harness/matrix/report.ts';
import { html, table, type Html } from '../html.ts';
import { partialRunNote, type LaneReport } from '../results.ts';

/**
 * Returns the page with a summary of every lane (test configuration).
 *
 * @param matrix the result of `npm run matrix`; null if it has not run
 */
export function resultsPage(lanes: readonly LaneReport[], matrix: MatrixReport | null): Html {
  const rows = lanes.map(({ name, summary, scenarios }) => [
    name,
    String(summary.scenarios),
    String(summary.passed),
    String([...scenarios.values()].filter(({ verdict }) => verdict === 'expected').length),
    String(summary.failed),
  ]);
  return html`<p>
      Every rule of the <a href="specification.html">specification</a> describes what a visitor does and sees, and its
      scenarios run in a browser. A lane is a widget on an identity service. The
      <a href="differences.html">scenarios that fail as expected</a> are listed with their reasons.
    </p>
    ${partialRunNote(lanes)}
    ${rows.length === 0 ? html`<p>No scenario was run for this site.</p>` : table('Lanes', ['Lane', 'Scenarios', 'Passed', 'Failed as expected', 'Failed'], rows)}
    ${matrix && html`<p><a href="disturbances.html">Disturbances</a> on ${matrix.lane}: ${formatTotals(matrix.counts)}</p>`}`;
}
