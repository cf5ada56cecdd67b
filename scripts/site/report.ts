import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toFileName } from '../../harness/lanes/lanes.ts';
import type { ScenarioReport } from '../../harness/report/scenario-report.ts';
import type { Summary } from '../../harness/report/summary.ts';

/** What became of the scenarios in one lane. */
export interface LaneReport {
  readonly name: string;
  readonly summary: Summary['lanes'][string];
  /** Whether only chosen scenarios were run. */
  readonly isPart: boolean;
  /** By the scenario's id. */
  readonly scenarios: ReadonlyMap<string, ScenarioReport>;
}

/** Where a report is not what `npm run conformance -- --report` writes. */
export class ReportError extends Error {
  override readonly name = 'ReportError';
}

/** Reads the reports of runs, in the order given. Rejects with a {@link ReportError} where one is missing. */
export async function readReports(folders: readonly string[]): Promise<readonly LaneReport[]> {
  const lanes = new Map<string, LaneReport>();
  for (const folder of folders) {
    const summary = await readJson<Summary>(join(folder, 'summary.json'), folder);
    const { tags, name: inName, shard } = summary.selection;
    const isPart = tags !== '' || inName !== '' || shard !== null;
    for (const [name, lane] of Object.entries(summary.lanes)) {
      const file = join(folder, toFileName(name), 'scenarios.json');
      const scenarios = await readJson<readonly ScenarioReport[]>(file, folder);
      lanes.set(name, { name, summary: lane, isPart, scenarios: new Map(scenarios.map((each) => [each.id, each])) });
    }
  }
  return [...lanes.values()];
}

async function readJson<T>(file: string, folder: string): Promise<T> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (error) {
    throw new ReportError(
      `${file} cannot be read. Expected the report of a run: npm run conformance -- --lane react:fake --report ${folder}`,
      { cause: error },
    );
  }
}
