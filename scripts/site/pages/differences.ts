import { isGreen } from '../../../harness/judge/judge.ts';
import { html, type Html } from '../html.ts';
import { page, table } from '../layout.ts';
import type { LaneReport } from '../report.ts';
import { idsOf, placeOf, type Sentence } from '../specification.ts';
import { decided } from '../verdicts.ts';

/** A run of a part shows nothing of the rest. */
const none = (passed: number): string =>
  passed === 0
    ? 'No scenario passed.'
    : `${passed === 1 ? '1 scenario' : `${passed} scenarios`} passed; none differs as known.`;

/** Where a lane does not do what is specified, why, and what was decided. */
export function differencesPage(lanes: readonly LaneReport[], sentences: readonly Sentence[]): Html {
  const shownBy = new Map(sentences.flatMap((sentence) => idsOf(sentence).map((id) => [id, sentence] as const)));
  const sections = lanes.map(({ name, scenarios }) => {
    const known = [...scenarios.values()].filter((scenario) => scenario.known !== null);
    const rows = known.map(({ id, requirement, name: scenario, known: reason, failure }) => {
      const sentence = shownBy.get(id);
      return [
        sentence ? html`<a href="${placeOf(sentence)}">${sentence.name}</a>` : (requirement ?? ''),
        scenario,
        failure?.message.split('\n')[0] ?? 'It passes.',
        reason?.because ?? '',
        decided(reason?.decision ?? ''),
      ];
    });
    const heads = ['Sentence', 'Scenario', 'What is there instead', 'Why', 'Decision'];
    const failed = [...scenarios.values()].filter((scenario) => !isGreen(scenario));
    return html`<h2>${name}</h2>
      ${failed.length === 0 ? null : html`<p>${failed.length} of ${scenarios.size} scenarios failed, as nobody expected.</p>`}
      ${rows.length === 0 ? html`<p>${none(scenarios.size - failed.length)}</p>` : table(`Differences of ${name}`, heads, rows)}`;
  });
  return page(
    'differences.html',
    'Differences',
    html`<p>What a lane does otherwise than it is written, each with its reason.</p>
      ${sections}`,
  );
}
