import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toFileName } from '../../harness/lanes/lanes.ts';
import type { ScenarioReport } from '../../harness/report/scenario-report.ts';
import type { Summary } from '../../harness/report/summary.ts';

/** The results of a lane. */
export interface LaneReport {
  readonly name: string;
  readonly summary: Summary['lanes'][string];
  /** Only some of the scenarios were selected. */
  readonly isPartial: boolean;
  /** By id. */
  readonly scenarios: ReadonlyMap<string, ScenarioReport>;
}

/** A report is missing or cannot be read. */
export class ReportError extends Error {
  override readonly name = 'ReportError';
}

/** Reads the reports of runs. Rejects with a {@link ReportError}. */
export async function readReports(folders: readonly string[]): Promise<readonly LaneReport[]> {
  const lanes = new Map<string, LaneReport>();
  for (const folder of folders) {
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
