import { isOurs, type Requirement } from '../../../harness/corpus/requirements.ts';
import { lanes as knownLanes } from '../../../harness/lanes/lanes.ts';
import { html, type Html } from '../html.ts';
import { linkTo, listIds, type Chapter } from '../specification.ts';
import { getResult, legend, partialRunNote, resultSign, type LaneReport } from '../results.ts';

/** Returns the table of contents of the specification, with the results of the product. */
export function contentsPage(
  chapters: readonly Chapter[],
  lanes: readonly LaneReport[],
  requirements: readonly Requirement[],
): Html {
  const { name, selected } = selectProductLanes(lanes);
  const specified = requirements.filter((requirement) => !isOurs(requirement));
  const built = specified.filter(({ status }) => status === 'built').length;
  return html`<p>
      Every rule describes what a visitor does and sees, and its scenarios run in a browser. ${built} of
      ${specified.length} <a href="requirements.html">requirements</a> of the specification have rules, as have
      ${requirements.length - specified.length} of our own.
    </p>
    ${partialRunNote(lanes)}
    ${lanes.length === 0 ? null : html`<p>The signs show the results of ${name}. The page of each rule has those of every <a href="results.html">lane</a>.</p>`}
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
