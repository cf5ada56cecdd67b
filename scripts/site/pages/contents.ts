import type { Requirement } from '../../../harness/corpus/requirements.ts';
import { lanes as knownLanes } from '../../../harness/lanes/lanes.ts';
import { html, type Html } from '../html.ts';
import { page, table } from '../layout.ts';
import type { LaneReport } from '../report.ts';
import { idsOf, placeOf, type Chapter } from '../specification.ts';
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
  const stands = whoStands(lanes);
  const built = requirements.filter(({ status }) => status === 'built').length;
  return page(
    'index.html',
    'A sign-in widget, sentence by sentence',
    html`<p>
        Every sentence here is about what a visitor does and sees, and is tried in a browser by its scenarios. A lane is
        a widget on an identity service. ${built} of ${requirements.length}
        <a href="requirements.html">requirements</a> have such sentences.
      </p>
      ${partsOf(lanes)} ${table('Lanes', ['Lane', 'Scenarios', 'Pass', 'Differ as known', 'Fail'], rows)}
      <h2>Contents</h2>
      <p>How ${stands.name} to each sentence; what every lane does, the reference among them, stands beside it.</p>
      ${legend}
      <ol class="contents">
        ${chapters.map((chapter) => chapterItem(chapter, stands.counted))}
      </ol>`,
  );
}

const own = new Set(knownLanes.filter(({ renderer }) => renderer.drawsOurFlow).map(({ name }) => name));

/** What the product is held against, and somebody else's renderer, say nothing of the product. */
function whoStands(lanes: readonly LaneReport[]): { readonly name: string; readonly counted: readonly LaneReport[] } {
  const counted = lanes.filter(({ name }) => own.has(name));
  if (counted.length > 0) return { name: 'the product stands', counted };
  return { name: `${lanes.map(({ name }) => name).join(', ')} stand`, counted: lanes };
}

/** Whoever reads the report of a part is told so. */
function partsOf(lanes: readonly LaneReport[]): Html | null {
  const parts = lanes.filter(({ isPart }) => isPart).map(({ name }) => name);
  return parts.length === 0
    ? null
    : html`<p><strong>Only a part of the scenarios was run in ${parts.join(', ')}.</strong></p>`;
}

function chapterItem({ file, name, rules }: Chapter, lanes: readonly LaneReport[]): Html {
  const items = rules.map((sentence) => {
    const ids = idsOf(sentence);
    const is = standingOf(lanes.flatMap(({ scenarios }) => ids.map((id) => scenarios.get(id))));
    return html`<li>${standing(is)} <a href="${placeOf(sentence)}">${sentence.name}</a></li>`;
  });
  return html`<li>
    <a href="${file}">${name}</a>
    <ul>
      ${items}
    </ul>
  </li> `;
}
