import type { Step } from '@cucumber/messages';
import { html, type Html } from '../html.ts';
import { page, table } from '../layout.ts';
import { figure, type Picture } from '../pictures.ts';
import type { LaneReport } from '../report.ts';
import { idsOf, idsOfScenario, type Chapter, type Sentence, type Shown } from '../specification.ts';
import { findings, laneHead, standing, standingOf, standings } from '../verdicts.ts';

/** A feature: each of its Rules with the examples as they were written, and how every lane stands to them. */
export function chapterPage(
  chapter: Chapter,
  lanes: readonly LaneReport[],
  pictureOf: (sentence: Sentence) => Picture | null,
): Html {
  const rules = chapter.rules.map((sentence) => ruleSection(sentence, lanes, pictureOf(sentence)));
  return page(
    chapter.file,
    chapter.name,
    html`<p>${chapter.about}</p>
      ${rules}`,
  );
}

function ruleSection(sentence: Sentence, lanes: readonly LaneReport[], picture: Picture | null): Html {
  const { id, anchor, name, about, scenarios } = sentence;
  return html`<section aria-labelledby="${anchor}">
    <h2 id="${anchor}">${name}</h2>
    <p class="faint"><code>${id}</code> · ${about}</p>
    ${standings(lanes, idsOf(sentence))} ${picture && figure(picture)}
    ${scenarios.map((scenario) => scenarioSection(scenario, lanes))}
  </section> `;
}

function scenarioSection(scenario: Shown, lanes: readonly LaneReport[]): Html {
  const { name, steps, examples } = scenario;
  const ids = idsOfScenario(scenario);
  return html`<h3>${name}</h3>
    <ol class="steps">
      ${steps.map(stepItem)}
    </ol>
    ${examples.length === 0 ? standings(lanes, ids) : examples.map((each) => exampleTable(name, each, lanes))}
    ${findings(lanes, ids)} `;
}

function exampleTable(
  scenario: string,
  { name, heads, rows }: Shown['examples'][number],
  lanes: readonly LaneReport[],
): Html {
  const head = [...heads, ...lanes.map(laneHead)];
  const body = rows.map(({ id, cells }) => [
    ...cells,
    ...lanes.map(({ scenarios }) => standing(standingOf([scenarios.get(id)]))),
  ]);
  return html`${name === '' ? null : html`<p>${name}</p>`}${table(`Examples of: ${scenario} ${name}`.trim(), head, body)}`;
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
