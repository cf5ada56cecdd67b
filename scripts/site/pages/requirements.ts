import type { Requirement } from '../../../harness/corpus/requirements.ts';
import { html, type Html } from '../html.ts';
import { page, table } from '../layout.ts';
import type { LaneReport } from '../report.ts';
import { linkTo, listIds, type RuleSection } from '../specification.ts';
import { getResult, laneHeading, resultSign } from '../verdicts.ts';

/** Every requirement, with its source and a link to its rule. */
export function requirementsPage(
  requirements: readonly Requirement[],
  rules: readonly RuleSection[],
  lanes: readonly LaneReport[],
): Html {
  const rows = requirements.map(({ id, sentence, source }) => {
    const sections = rules.filter((rule) => rule.id === id);
    const ids = sections.flatMap(listIds);
    const [first] = sections;
    return [
      first ? html`<a href="${linkTo(first)}"><code>${id}</code></a>` : html`<code>${id}</code>`,
      sentence,
      source,
      String(ids.length),
      ...lanes.map(({ scenarios }) => resultSign(getResult(ids.map((each) => scenarios.get(each))))),
    ];
  });
  const heads = ['Requirement', 'Sentence', 'Source', 'Scenarios', ...lanes.map(laneHeading)];
  return page(
    'requirements.html',
    'Requirements',
    html`<p>
        There are ${requirements.length} requirements. A source is a section (§) of the product's specification, or a
        section (§), a transition (T) or a quirk (Q) in the study of FirebaseUI 6, the reference.
      </p>
      ${table('Requirements', heads, rows)}`,
  );
}
