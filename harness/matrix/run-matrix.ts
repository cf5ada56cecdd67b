import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Mutation } from '../../pages/test-bed/mutation.ts';
import type { Bundle } from '../../tools/bundle/bundles.ts';
import { inProject } from '../../tools/project.ts';
import { corpus } from '../corpus/corpus.ts';
import type { Shard } from '../corpus/shard.ts';
import type { ScenarioResult } from '../judge/judge.ts';
import type { Lane } from '../lanes/lanes.ts';
import type { Output } from '../output.ts';
import { startLanes } from '../run/start-lanes.ts';
import { readDifferences, type Difference } from './differences.ts';
import type { Cell } from './table.ts';

export interface CellResult {
  readonly cell: Cell;
  /** The differences between the page and the table; empty if there are none. */
  readonly differences: readonly Difference[];
}

export interface MatrixRun {
  readonly results: readonly CellResult[];
  readonly harnessErrors: readonly string[];
  readonly seconds: number;
}

export interface MatrixOptions {
  readonly lane: Lane;
  readonly cells: readonly Cell[];
  readonly shard?: Shard | undefined;
  readonly workers?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /**
   * ID of a fault in the product, and a build with this fault. Defaults to the lane's own build, which has no fault.
   */
  readonly fault?: { readonly id: string; readonly bundle: Bundle } | undefined;
}

/** Number of timed-out tests after which the run stops. */
const hungLimit = 3;

/**
 * Runs a scenario for each test (cell) of the table. Returns the differences between the page and the expectations in
 * the table.
 */
export async function runMatrix(options: MatrixOptions, output: Output): Promise<MatrixRun> {
  const { cells, shard, workers, signal, fault } = options;
  const { renderer } = options.lane;
  const lane = fault ? { ...options.lane, renderer: { ...renderer, bundle: () => fault.bundle } } : options.lane;
  await using folder = await mkdtempDisposable(join(tmpdir(), 'doorstep-matrix-'));
  const features = join(folder.path, 'matrix.feature');
  await writeFile(features, writeFeature(cells));
  await using started = await startLanes([lane], output);
  let done = 0;
  const harnessErrors: string[] = [];
  const mutation: Mutation | undefined = fault && { fault: fault.id };
  const mutations = mutation && Object.fromEntries(cells.map(({ name }) => [name, mutation]));
  const { scenarios, seconds } = await started.run(lane, {
    corpus: {
      ...corpus,
      features,
      steps: ['driver/world.ts', 'harness/matrix/cell.steps.ts'],
      // The temporary folder has no expectation files, so no scenario is expected to fail.
      expectations: relative(inProject(), folder.path),
    },
    options: { workers, shard },
    progress: {
      scenario({ name, status }) {
        done += 1;
        if (status !== 'passed') output.write(`✗ ${name}\n`);
        if (done % 100 === 0) output.write(`${done} of ${cells.length} cells are done …\n`);
      },
      errors: (errors) => void harnessErrors.push(...errors.specErrors, ...errors.harnessErrors),
    },
    parameters: { accessibility: 'off', ...(mutations && { mutations }) },
    signal,
    hungLimit,
  });
  const byName = new Map(cells.map((cell) => [cell.name, cell]));
  const results = scenarios.flatMap((result): readonly CellResult[] => {
    const cell = byName.get(result.name);
    // Leave out interrupted scenarios, because their results say nothing about the product.
    return cell && result.status !== 'unfinished' ? [{ cell, differences: findDifferences(result) }] : [];
  });
  return { results, harnessErrors, seconds };
}

function findDifferences({ status, failure }: ScenarioResult): readonly Difference[] {
  if (status === 'passed') return [];
  return failure ? readDifferences(failure.message) : [{ kind: 'other', text: status }];
}

/** Returns the text of a feature with one scenario for each screen and disturbance, such as a reload. */
export function writeFeature(cells: readonly Cell[]): string {
  const scenarios = cells.map(({ name, column }, index) => {
    // Run each scenario of the column `offline` in a new page. In a shared page, going offline would make requests of
    // an earlier scenario fail.
    const tags = [`@00-${index + 1}`, ...(column === 'offline' ? ['@isolated'] : [])];
    return [tags.join(' '), `Scenario: ${name}`, `Then the cell "${name}" is as the table says`].join('\n');
  });
  return ['Feature: Every screen under every disturbance', ...scenarios, ''].join('\n\n');
}
