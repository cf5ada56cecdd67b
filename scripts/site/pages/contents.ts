import type { Requirement } from '../../../harness/corpus/requirements.ts';
import { lanes as knownLanes } from '../../../harness/lanes/lanes.ts';
import { html, type Html } from '../html.ts';
import { page, table } from '../layout.ts';
import type { LaneReport } from '../report.ts';
import { idsOf, type Chapter } from '../specification.ts';
import { legend, standing, standingOf } from '../verdicts.ts';

/** The front page: how every lane stands, and all chapters in reading order. */
export function contentsPage(
  chapters: readonly Chapter[],
  lanes: readonly LaneReport[],
  requirements: readonly Requirement[],
): Html {
  const rows = lanes.map(({ name, summary, scenarios }) => [
    name,
    String(summary.scenarios),
    String(summary.passed),
    String([...scenarios.values()].filter(({ verdict }) => verdict === 'expected').length),
    String(summary.failed),
  ]);
  const built = requirements.filter(({ status }) => status === 'built').length;
  return page(
    'index.html',
    'A sign-in widget, sentence by sentence',
    html`<p>
        Every sentence here is about what a visitor does and sees, and is tried in a browser by its scenarios. A lane is
        a widget on an identity service. ${built} of ${requirements.length}
        <a href="requirements.html">requirements</a> have such sentences.
      </p>
      ${triedOf(chapters, lanes)} ${table('Lanes', ['Lane', 'Scenarios', 'Pass', 'Differ as known', 'Fail'], rows)}
      <h2>Contents</h2>
      <p>How the product stands to each sentence; what every lane does, the reference among them, stands beside it.</p>
      ${legend}
      <ol class="contents">
        ${chapters.map((chapter) => chapterItem(chapter, ofTheProduct(lanes)))}
      </ol>`,
  );
}

const references = new Set(knownLanes.filter(({ reference }) => reference).map(({ name }) => name));

/** What the product is held against says nothing of the product, unless it alone was run. */
function ofTheProduct(lanes: readonly LaneReport[]): readonly LaneReport[] {
  const ours = lanes.filter(({ name }) => !references.has(name));
  return ours.length > 0 ? ours : lanes;
}

/** Whoever reads the report of a part is told so. */
function triedOf(chapters: readonly Chapter[], lanes: readonly LaneReport[]): Html | null {
  const ids = chapters.flatMap(({ rules }) => rules.flatMap(idsOf));
  const tried = ids.filter((id) => lanes.some(({ scenarios }) => scenarios.has(id)));
  if (tried.length === ids.length) return null;
  return html`<p>
    <strong>This was made from runs of a part: ${tried.length} of ${ids.length} scenarios were run in any lane.</strong>
  </p>`;
}

function chapterItem({ file, name, rules }: Chapter, lanes: readonly LaneReport[]): Html {
  const items = rules.map((sentence) => {
    const ids = idsOf(sentence);
    const is = standingOf(lanes.flatMap(({ scenarios }) => ids.map((id) => scenarios.get(id))));
    return html`<li>${standing(is)} <a href="${file}#${sentence.anchor}">${sentence.name}</a></li>`;
  });
  return html`<li>
    <a href="${file}">${name}</a>
    <ul>
      ${items}
    </ul>
  </li> `;
}
