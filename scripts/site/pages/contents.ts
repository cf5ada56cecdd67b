import { isOurs, type Requirement } from '../../../harness/corpus/requirements.ts';
import { lanes as knownLanes } from '../../../harness/lanes/lanes.ts';
import { formatCounts, type MatrixReport } from '../../../harness/matrix/report.ts';
import { html, table, type Html } from '../html.ts';
import { linkTo, listIds, type Chapter } from '../specification.ts';
import { getResult, legend, resultSign, type LaneReport } from '../results.ts';

/**
 * Returns the front page, with a summary of every lane (test configuration) and the table of contents.
 *
 * @param matrix the result of `npm run matrix`; null if it has not run
 */
export function contentsPage(
  chapters: readonly Chapter[],
  lanes: readonly LaneReport[],
  requirements: readonly Requirement[],
  matrix: MatrixReport | null,
): Html {
  const rows = lanes.map(({ name, summary, scenarios }) => [
    name,
    String(summary.scenarios),
    String(summary.passed),
    String([...scenarios.values()].filter(({ verdict }) => verdict === 'expected').length),
    String(summary.failed),
  ]);
  const { name, selected } = selectProductLanes(lanes);
  const specified = requirements.filter((requirement) => !isOurs(requirement));
  const built = specified.filter(({ status }) => status === 'built').length;
  return html`<p>
      Every rule describes what a visitor does and sees, and its scenarios run in a browser. A lane is a widget on an
      identity service. ${built} of ${specified.length} <a href="requirements.html">requirements</a> of the
      specification have rules, as have ${requirements.length - specified.length} of our own.
    </p>
    ${partialRunNote(lanes)} ${table('Lanes', ['Lane', 'Scenarios', 'Passed', 'Failed as expected', 'Failed'], rows)}
    ${matrix && html`<p><a href="disturbances.html">Disturbances</a> on ${matrix.lane}: ${formatCounts(matrix.counts)}.</p>`}
    <h2>Contents</h2>
    <p>The signs show the results of ${name}. The page of each rule has those of every lane.</p>
    ${legend}
    <ol class="contents">
      ${chapters.map((chapter) => chapterItem(chapter, selected))}
    </ol>`;
}

const productLanes = new Set(knownLanes.filter(({ renderer }) => renderer.drawsOurFlow).map(({ name }) => name));

/** Returns the lanes (test configurations) that run our widget. If there are none, returns all lanes. */
function selectProductLanes(lanes: readonly LaneReport[]) {
  const selected = lanes.filter(({ name }) => productLanes.has(name));
  if (selected.length > 0) return { name: 'the product', selected };
  return { name: lanes.map(({ name }) => name).join(', '), selected: lanes };
}

function partialRunNote(lanes: readonly LaneReport[]): Html | null {
  const names = lanes.filter(({ isPartial }) => isPartial).map(({ name }) => name);
  return names.length === 0
    ? null
    : html`<p><strong>Only some of the scenarios were run on ${names.join(', ')}.</strong></p>`;
}

function chapterItem({ file, name, rules }: Chapter, lanes: readonly LaneReport[]): Html {
  const items = rules.map((rule) => {
    const ids = listIds(rule);
    const result = getResult(lanes.flatMap(({ scenarios }) => ids.map((id) => scenarios.get(id))));
    return html`<li>${resultSign(result)} <a href="${linkTo(rule)}">${rule.name}</a></li>`;
  });
  return html`<li>
    <a href="${file}">${name}</a>
    <ul>
      ${items}
    </ul>
  </li> `;
}
