import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isGreen } from '../../harness/judge/judge.ts';
import { toFileName } from '../../harness/lanes/lanes.ts';
import { reportFile, type MatrixReport } from '../../harness/matrix/report.ts';
import type { ScenarioReport } from '../../harness/report/scenario-report.ts';
import type { Summary } from '../../harness/report/summary.ts';
import { html, type Html } from './html.ts';

export interface LaneReport {
  readonly name: string;
  readonly summary: Summary['lanes'][string];
  /** Whether the run was restricted to some of the scenarios. */
  readonly isPartial: boolean;
  readonly scenarios: ReadonlyMap<string, ScenarioReport>;
}

export class ReportError extends Error {
  override readonly name = 'ReportError';
}

/**
 * Reads the reports of `npm run conformance` in these folders. Skips the reports of `npm run matrix`.
 *
 * @throws ReportError (rejects) if a report cannot be read
 */
export async function readReports(folders: readonly string[]): Promise<readonly LaneReport[]> {
  const lanes = new Map<string, LaneReport>();
  for (const folder of folders) {
    if (existsSync(join(folder, reportFile)) && !existsSync(join(folder, 'summary.json'))) continue;
    const { selection, lanes: summaries } = await readJson<Summary>(join(folder, 'summary.json'), folder);
    const isPartial = selection.tags !== '' || selection.name !== '' || selection.shard !== null;
    for (const [name, summary] of Object.entries(summaries)) {
      const file = join(folder, toFileName(name), 'scenarios.json');
      const scenarios = await readJson<readonly ScenarioReport[]>(file, folder);
      lanes.set(name, { name, summary, isPartial, scenarios: new Map(scenarios.map((each) => [each.id, each])) });
    }
  }
  return [...lanes.values()];
}

/** Reads the report of `npm run matrix` from the last folder with such a report. Returns null if no folder has one. */
export async function readMatrixReport(folders: readonly string[]): Promise<MatrixReport | null> {
  const folder = folders.findLast((each) => existsSync(join(each, reportFile)));
  return folder === undefined ? null : readJson<MatrixReport>(join(folder, reportFile), folder);
}

async function readJson<T>(file: string, folder: string): Promise<T> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (error) {
    throw new ReportError(
      `Cannot read ${file}. To create this report, run: npm run conformance -- --lane react:fake --report ${folder}`,
      { cause: error },
    );
  }
}

/** The result of a scenario on a lane (test configuration). For several scenarios, the worst of the results. */
export type Result = 'passes' | 'fails as expected' | 'fails' | 'not run';

const signs: Readonly<Record<Result, string>> = { passes: '✓', 'fails as expected': '≠', fails: '✗', 'not run': '–' };

export function getResult(scenarios: readonly (ScenarioReport | undefined)[]): Result {
  const ran = scenarios.filter((scenario) => scenario !== undefined);
  if (ran.length === 0) return 'not run';
  if (!ran.every(isGreen)) return 'fails';
  return ran.some(({ verdict }) => verdict === 'expected') ? 'fails as expected' : 'passes';
}

export const resultSign = (result: Result): Html =>
  html`<span class="result ${result.replaceAll(' ', '-')}" role="img" aria-label="${result}" title="${result}"
    >${signs[result]}</span
  >`;

export const legend: Html = html`<ul class="results legend" aria-label="Legend">
  ${(Object.keys(signs) as Result[]).map((result) => html`<li>${resultSign(result)} ${result}</li>`)}
</ul>`;

/** Returns a warning if only some of the scenarios were run on a lane (test configuration). */
export function partialRunNote(lanes: readonly LaneReport[]): Html | null {
  const names = lanes.filter(({ isPartial }) => isPartial).map(({ name }) => name);
  return names.length === 0
    ? null
    : html`<p><strong>Only some of the scenarios were run on ${names.join(', ')}.</strong></p>`;
}

/** Returns the lane's name, such as `react:fake`, as markup. The line may break after the colon. */
export const laneHeading = ({ name }: LaneReport): Html =>
  html`<small>${name.split(':').map((part, index) => (index === 0 ? part : html`:<wbr />${part}`))}</small>`;

/**
 * Returns a list with one result for each lane (test configuration): the worst result of the scenarios with these IDs.
 */
export function resultList(lanes: readonly LaneReport[], ids: readonly string[]): Html {
  const items = lanes.map(({ name, scenarios }) => {
    const result = getResult(ids.map((id) => scenarios.get(id)));
    return html`<li>${resultSign(result)} ${name}</li>`;
  });
  return html`<ul class="results">
    ${items}
  </ul>`;
}

export function failureDetails(lanes: readonly LaneReport[], ids: readonly string[]): readonly Html[] {
  return lanes.flatMap(({ name, scenarios }) =>
    ids.flatMap((id) => {
      const scenario = scenarios.get(id);
      if (!scenario?.failure) return [];
      const { step, message } = scenario.failure;
      const known =
        scenario.known && html`<p>${scenario.known.because} (<i>${describeDecision(scenario.known.decision)}</i>)</p>`;
      return html`<details>
        <summary>${name}: ${id} ${scenario.name}</summary>
        ${known}
        <p>Failed at step: ${step}</p>
        <pre>${message}</pre>
      </details>`;
    }),
  );
}

const decisions: Readonly<Record<string, string>> = {
  'reference-fault': 'a fault of the reference',
  'ours-differs-on-purpose': 'ours differs on purpose',
  'backend-cannot': 'the service cannot do it',
  'browser-cannot': 'the browser cannot show it',
};

export const describeDecision = (decision: string): string => decisions[decision] ?? decision;
