import { formatCount } from '../output.ts';
import { isGreen, type Judged, type Verdict } from './judge.ts';
import type { RunJudgement } from './judge-run.ts';

/** A scenario that has different verdicts in repeated runs. */
export interface Flake {
  readonly id: string;
  readonly title: string;
  /**
   * Each verdict, with the numbers of the runs that have this verdict, such as `[1, 4]`. The most frequent verdict
   * comes first.
   */
  readonly runs: readonly (readonly [Verdict | 'not run', readonly number[]])[];
  /** Number of runs whose verdict is not the most frequent verdict. */
  readonly differed: number;
}

/**
 * Collects the verdicts of repeated runs, and finds scenarios with different verdicts. Keeps no other results, to save
 * memory.
 */
export class RunComparison {
  readonly #scenarios = new Map<string, { readonly title: string; readonly verdicts: Map<number, Verdict> }>();
  #runs = 0;
  #unexpected = 0;

  add({ scenarios }: Pick<RunJudgement, 'scenarios'>): void {
    this.#runs += 1;
    for (const { id, title, verdict } of scenarios) {
      const known = this.#scenarios.get(id) ?? { title, verdicts: new Map<number, Verdict>() };
      known.verdicts.set(this.#runs, verdict);
      this.#scenarios.set(id, known);
    }
    this.#unexpected += scenarios.filter((scenario: Judged) => !isGreen(scenario)).length;
  }

  findFlakes(): readonly Flake[] {
    const numbers = Array.from({ length: this.#runs }, (_, index) => index + 1);
    return [...this.#scenarios]
      .flatMap(([id, { title, verdicts }]) => {
        const byVerdict = Map.groupBy(numbers, (number) => verdicts.get(number) ?? ('not run' as const));
        const runs = [...byVerdict].toSorted(([, one], [, other]) => other.length - one.length);
        const differed = this.#runs - (runs[0]?.[1].length ?? 0);
        return differed === 0 ? [] : [{ id, title, runs, differed }];
      })
      .toSorted(
        (one, other) => other.differed - one.differed || one.id.localeCompare(other.id, 'en', { numeric: true }),
      );
  }

  /** Returns a line for each scenario whose verdict differs between the runs. A last line has the totals. */
  describe(lane: string): readonly string[] {
    const flakes = this.findFlakes();
    const runs = `${formatCount(this.#runs, 'run')} of ${formatCount(this.#scenarios.size, 'scenario')}`;
    const counts = `${this.#unexpected} failed, ${formatCount(flakes.length, 'scenario')} differed between runs`;
    return [...flakes.map(describeFlake), `${lane}: ${runs}: ${counts}`];
  }
}

function describeFlake({ id, title, runs, differed }: Flake): string {
  const counts = runs.map(([verdict, numbers], index) => {
    // Leave out the run numbers of the most frequent verdict, because the list would be too long.
    const where = index === 0 ? '' : ` (${numbers.length === 1 ? 'run' : 'runs'} ${numbers.join(', ')})`;
    return `${verdict} ${numbers.length}${where}`;
  });
  return `✗ ${id} ${title}: differed in ${formatCount(differed, 'run')}: ${counts.join(', ')}`;
}
