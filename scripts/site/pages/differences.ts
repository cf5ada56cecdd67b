import { isGreen } from '../../../harness/judge/judge.ts';
import { formatCount } from '../../../harness/output.ts';
import type { DocumentPage } from '../documents.ts';
import { html, table, type Html } from '../html.ts';
import { linkTo, listIds, type RuleSection } from '../specification.ts';
import { describeDecision, type LaneReport } from '../results.ts';

/**
 * Returns the page that lists the expected failures of every lane (test configuration). Each failure has a reason and
 * the product owner's decision.
 */
export function differencesPage(
  lanes: readonly LaneReport[],
  rules: readonly RuleSection[],
  guides: readonly Pick<DocumentPage, 'file' | 'title'>[],
): Html {
  const rulesById = new Map(rules.flatMap((rule) => listIds(rule).map((id) => [id, rule] as const)));
  const sections = lanes.map(({ name, scenarios }) => {
    const known = [...scenarios.values()].filter((scenario) => scenario.known !== null);
    const rows = known.map(({ id, requirement, name: scenario, known: reason, failure }) => {
      const rule = rulesById.get(id);
      return [
        rule ? html`<a href="${linkTo(rule)}">${rule.name}</a>` : (requirement ?? ''),
        html`<code>${id}</code> ${scenario}`,
        failure?.message.split('\n')[0] ?? 'It passes.',
        reason?.because ?? '',
        describeDecision(reason?.decision ?? ''),
      ];
    });
    const heads = ['Rule', 'Scenario', 'Actual behaviour', 'Reason', 'Decision'];
    const failed = [...scenarios.values()].filter((scenario) => !isGreen(scenario));
    return html`<h2>${name}</h2>
      ${failed.length === 0 ? null : html`<p>${failed.length} of ${scenarios.size} scenarios failed unexpectedly.</p>`}
      ${rows.length === 0 ? html`<p>${describePasses(scenarios.size - failed.length)}</p>` : table(`Differences of ${name}`, heads, rows)}`;
  });
  const links = guides.filter(({ file }) => file.startsWith('guides/differences'));
  return html`<p>Guides about differences:</p>
    <ul>
      ${links.map(({ file, title }) => html`<li><a href="${file}">${title}</a></li> `)}
    </ul>
    <p>Below are the scenarios that fail as expected on a lane, each with the reason.</p>
    ${sections}`;
}

const describePasses = (passed: number): string =>
  passed === 0 ? 'No scenario passed.' : `${formatCount(passed, 'scenario')} passed; none failed as expected.`;
