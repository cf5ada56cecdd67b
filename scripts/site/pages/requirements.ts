import type { Requirement } from '../../../harness/corpus/requirements.ts';
import { html, type Html } from '../html.ts';
import { page, table } from '../layout.ts';
import type { LaneReport } from '../report.ts';
import { idsOf, placeOf, type Sentence } from '../specification.ts';
import { laneHead, standing, standingOf } from '../verdicts.ts';

/** Every requirement, where it comes from, and where it is shown. */
export function requirementsPage(
  requirements: readonly Requirement[],
  sentences: readonly Sentence[],
  lanes: readonly LaneReport[],
): Html {
  const rows = requirements.map(({ id, sentence, source }) => {
    const shown = sentences.filter((each) => each.id === id);
    const ids = shown.flatMap(idsOf);
    const [first] = shown;
    return [
      first ? html`<a href="${placeOf(first)}"><code>${id}</code></a>` : html`<code>${id}</code>`,
      sentence,
      source,
      String(ids.length),
      ...lanes.map(({ scenarios }) => standing(standingOf(ids.map((each) => scenarios.get(each))))),
    ];
  });
  const heads = ['Requirement', 'What it says', 'Source', 'Scenarios', ...lanes.map(laneHead)];
  return page(
    'requirements.html',
    'Requirements',
    html`<p>
        ${requirements.length} in all. A source names a section (§) of the product's specification, or of the study of
        FirebaseUI 6, the reference: a section, one of its transitions (T) or of its surprises (Q).
      </p>
      ${table('Requirements', heads, rows)}`,
  );
}
