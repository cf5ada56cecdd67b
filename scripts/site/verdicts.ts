import { isGreen } from '../../harness/judge/judge.ts';
import type { ScenarioReport } from '../../harness/report/scenario-report.ts';
import { html, type Html } from './html.ts';
import type { LaneReport } from './report.ts';

/** What is said of one or several scenarios in a lane. */
export type Standing = 'passes' | 'differs as known' | 'fails' | 'not run';

const signs: Readonly<Record<Standing, string>> = { passes: '✓', 'differs as known': '≠', fails: '✗', 'not run': '–' };

export function standingOf(scenarios: readonly (ScenarioReport | undefined)[]): Standing {
  const ran = scenarios.filter((scenario) => scenario !== undefined);
  if (ran.length === 0) return 'not run';
  if (!ran.every(isGreen)) return 'fails';
  return ran.some(({ verdict }) => verdict === 'expected') ? 'differs as known' : 'passes';
}

/** The sign for the eye, the word for the ear. */
export const standing = (is: Standing): Html =>
  html`<span class="standing ${is.replaceAll(' ', '-')}" role="img" aria-label="${is}" title="${is}"
    >${signs[is]}</span
  >`;

/** What the signs mean. */
export const legend: Html = html`<ul class="standings legend" aria-label="Signs">
  ${(Object.keys(signs) as Standing[]).map((is) => html`<li>${standing(is)} ${is}</li>`)}
</ul>`;

/** A lane over its column, in two lines where there are many. */
export const laneHead = ({ name }: LaneReport): Html =>
  html`<small>${name.split(':').map((part, place) => (place === 0 ? part : html`:<wbr />${part}`))}</small>`;

/** How scenarios stand in every lane, in a line. */
export function standings(lanes: readonly LaneReport[], ids: readonly string[]): Html {
  const each = lanes.map(({ name, scenarios }) => {
    const is = standingOf(ids.map((id) => scenarios.get(id)));
    return html`<li>${standing(is)} ${name}</li>`;
  });
  return html`<ul class="standings">
    ${each}
  </ul>`;
}

/** What went wrong in which lane, and what was decided about it. */
export function findings(lanes: readonly LaneReport[], ids: readonly string[]): readonly Html[] {
  return lanes.flatMap(({ name, scenarios }) =>
    ids.flatMap((id) => {
      const scenario = scenarios.get(id);
      if (!scenario?.failure) return [];
      const { step, message } = scenario.failure;
      const known =
        scenario.known && html`<p>${scenario.known.because} (<i>${decided(scenario.known.decision)}</i>)</p>`;
      return html`<details>
        <summary>${name}: ${scenario.name}</summary>
        ${known}
        <p>At: ${step}</p>
        <pre>${message}</pre>
      </details>`;
    }),
  );
}

const decisions: Readonly<Record<string, string>> = {
  'reference-fault': 'a fault of the reference',
  'ours-differs-on-purpose': 'ours differs on purpose',
  'backend-cannot': 'the service cannot reproduce it',
};

/** A decision in words. */
export const decided = (decision: string): string => decisions[decision] ?? decision;
