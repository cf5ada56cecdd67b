import { isGreen, type Judged } from '../judge/judge.ts';
import type { RunJudgement } from '../judge/judge-run.ts';
import { describe } from '../report/describe-verdict.ts';
import type { Broken } from './broken.ts';

type Judgements = readonly Judged[];

/** What of the run failed, by its requirement. */
const failedOf = (scenarios: Judgements): ReadonlyMap<string | null, Judgements> =>
  Map.groupBy(
    scenarios.filter((each) => !isGreen(each)),
    ({ requirement }) => requirement,
  );

/** The requirements that a broken renderer fails though they are not on its list. */
export const straysOf = ({ mustFail }: Broken, { scenarios }: Pick<RunJudgement, 'scenarios'>): readonly string[] =>
  [...failedOf(scenarios).keys()].flatMap((id) => (id === null || mustFail.includes(id) ? [] : [id]));

/**
 * How a broken renderer differs from its list; nothing where it fails exactly that.
 *
 * @param isWhole everything was run; of a part, only the requirements in it are judged
 */
export function judgeBroken({ name, mustFail }: Broken, scenarios: Judgements, isWhole: boolean): readonly string[] {
  const ran = new Set(scenarios.map(({ requirement }) => requirement));
  const failed = failedOf(scenarios);
  return [
    ...mustFail
      .filter((id) => !failed.has(id) && (isWhole || ran.has(id)))
      .map((id) => `${name} ${ran.has(id) ? 'fulfils' : 'was not held to'} ${id}, which it must fail`),
    ...[...failed]
      .filter(([id]) => id === null || !mustFail.includes(id))
      .map(([id, [first]]) => `${name} fails ${id}, which is not on its list:\n  ${first && told(first)}`),
  ];
}

const told = (scenario: Judged): string =>
  [scenario.name, describe(scenario), scenario.failure?.message ?? ''].join('\n').replaceAll('\n', '\n  ');
