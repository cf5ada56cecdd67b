import { html, type Html } from '../html.ts';
import { page, table } from '../layout.ts';
import type { LaneReport } from '../report.ts';
import { idsOf, type Sentence } from '../specification.ts';
import { decided } from '../verdicts.ts';

/** A run of a part shows nothing of the rest. */
const none = (ran: number): string =>
  `None in the ${ran === 1 ? 'one scenario that was' : `${ran} scenarios that were`} run: each did what is specified.`;

/** Where a lane does not do what is specified, why, and what was decided. */
export function differencesPage(lanes: readonly LaneReport[], sentences: readonly Sentence[]): Html {
  const shownBy = new Map(sentences.flatMap((sentence) => idsOf(sentence).map((id) => [id, sentence] as const)));
  const sections = lanes.map(({ name, scenarios }) => {
    const known = [...scenarios.values()].filter((scenario) => scenario.known !== null);
    const rows = known.map(({ id, requirement, name: scenario, known: reason, failure }) => {
      const sentence = shownBy.get(id);
      return [
        sentence ? html`<a href="${sentence.file}#${sentence.anchor}">${sentence.name}</a>` : (requirement ?? ''),
        scenario,
        failure?.message.split('\n')[0] ?? 'It passes.',
        reason?.because ?? '',
        decided(reason?.decision ?? ''),
      ];
    });
    const heads = ['Sentence', 'Scenario', 'What is there instead', 'Why', 'Decision'];
    return html`<h2>${name}</h2>
      ${rows.length === 0 ? html`<p>${none(scenarios.size)}</p>` : table(`Differences of ${name}`, heads, rows)}`;
  });
  return page(
    'differences.html',
    'Differences',
    html`<p>What a lane does otherwise than it is written, each with its reason.</p>
      ${sections}`,
  );
}
