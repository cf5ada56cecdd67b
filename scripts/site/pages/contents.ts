import type { Requirement } from '../../../harness/corpus/requirements.ts';
import { html, type Html } from '../html.ts';
import { page, table } from '../layout.ts';
import type { LaneReport } from '../report.ts';
import { idsOf, type Chapter } from '../specification.ts';
import { standing, standingOf } from '../verdicts.ts';

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
        Every sentence here is about what a visitor does and sees, and each was tried in a browser. A lane is a widget
        on an identity service. ${built} of ${requirements.length} <a href="requirements.html">requirements</a> have
        such sentences.
      </p>
      ${table('Lanes', ['Lane', 'Scenarios', 'Pass', 'Differ as known', 'Fail'], rows)}
      <h2>Contents</h2>
      <ol class="contents">
        ${chapters.map((chapter) => chapterItem(chapter, lanes))}
      </ol>`,
  );
}

function chapterItem({ file, name, rules }: Chapter, lanes: readonly LaneReport[]): Html {
  const items = rules.map((sentence) => {
    const ids = idsOf(sentence);
    const is = standingOf(lanes.flatMap(({ scenarios }) => ids.map((id) => scenarios.get(id))));
    return html`<li>${standing(is)} <a href="${file}#${sentence.id}">${sentence.name}</a></li>`;
  });
  return html`<li>
    <a href="${file}">${name}</a>
    <ul>
      ${items}
    </ul>
  </li> `;
}
