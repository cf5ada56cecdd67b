import type { Step } from '@cucumber/messages';
import { html, table, type Html } from '../html.ts';
import { figure, type Picture } from '../pictures.ts';
import { listIds, listScenarioIds, type Chapter, type RuleSection, type ScenarioSection } from '../specification.ts';
import { failureDetails, getResult, laneHeading, resultList, resultSign, type LaneReport } from '../results.ts';

/**
 * Returns the page of a feature: its Rules with their scenarios, and the results on every lane (test configuration).
 */
export function chapterPage(
  chapter: Chapter,
  lanes: readonly LaneReport[],
  findPicture: (rule: RuleSection) => Picture | null,
): Html {
  return html`<p>${chapter.about}</p>
    ${chapter.rules.map((rule) => ruleSection(rule, lanes, findPicture(rule)))}`;
}

function ruleSection(rule: RuleSection, lanes: readonly LaneReport[], picture: Picture | null): Html {
  const { id, anchor, name, about, scenarios } = rule;
  return html`<section aria-labelledby="${anchor}">
    <h2 id="${anchor}">${name}</h2>
    <p class="faint"><code>${id}</code> · ${about}</p>
    ${resultList(lanes, listIds(rule))} ${picture && figure(picture)}
    ${scenarios.map((scenario) => scenarioSection(scenario, lanes))}
  </section> `;
}

function scenarioSection(scenario: ScenarioSection, lanes: readonly LaneReport[]): Html {
  const { id, name, steps, examples } = scenario;
  const ids = listScenarioIds(scenario);
  return html`<h3 id="${id}">
      ${name} <small><code>${id}</code></small>
    </h3>
    <ol class="steps">
      ${steps.map(stepItem)}
    </ol>
    ${examples.length === 0 ? resultList(lanes, ids) : exampleTables(scenario, lanes)} ${failureDetails(lanes, ids)} `;
}

function exampleTables({ name: scenario, examples }: ScenarioSection, lanes: readonly LaneReport[]): readonly Html[] {
  return examples.map(({ name, columns, rows }) => {
    const body = rows.map(({ id, cells }) => [
      ...cells,
      ...lanes.map(({ scenarios }) => resultSign(getResult([scenarios.get(id)]))),
    ]);
    const label = `Examples of: ${scenario} ${name}`.trim();
    return html`${name && html`<p>${name}</p>`}${table(label, [...columns, ...lanes.map(laneHeading)], body)}`;
  });
}

function stepItem({ keyword, text, docString, dataTable }: Step): Html {
  const rows = dataTable?.rows ?? [];
  const cells = rows.map(
    (row) =>
      html`<tr>
        ${row.cells.map(({ value }) => html`<td>${value}</td>`)}
      </tr>`,
  );
  return html`<li>
    <b>${keyword}</b>${text}${docString ? html`<pre>${docString.content}</pre>` : null}${
      rows.length > 0
        ? html`<table ${rows.length === 1 ? html` class="row"` : null}>
            <tbody>
              ${cells}
            </tbody>
          </table>`
        : null
    }
  </li>`;
}
