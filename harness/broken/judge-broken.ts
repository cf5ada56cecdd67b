import { describeVerdict, isGreen, type Judged } from '../judge/judge.ts';
import type { BrokenRenderer } from './broken.ts';

type Scenarios = readonly Judged[];

const groupFailures = (scenarios: Scenarios): ReadonlyMap<string | null, Scenarios> =>
  Map.groupBy(
    scenarios.filter((each) => !isGreen(each)),
    ({ requirement }) => requirement,
  );

/** Returns the requirements that a broken renderer fails although they are not on its list. */
export const findUnexpectedFailures = ({ mustFail }: BrokenRenderer, scenarios: Scenarios): readonly string[] =>
  [...groupFailures(scenarios).keys()].flatMap((id) => (id === null || mustFail.includes(id) ? [] : [id]));

/**
 * Describes how a broken renderer differs from its list.
 *
 * @param isWhole all scenarios ran; otherwise requirements without a scenario are not judged
 * @returns one text per difference; empty if it fails exactly the requirements on its list
 */
export function judgeBroken(
  { name, mustFail }: BrokenRenderer,
  scenarios: Scenarios,
  isWhole: boolean,
): readonly string[] {
  const ran = new Set(scenarios.map(({ requirement }) => requirement));
  const failed = groupFailures(scenarios);
  return [
    ...mustFail
      .filter((id) => !failed.has(id) && (isWhole || ran.has(id)))
      .map((id) => `${name}: expected ${id} to fail, but ${ran.has(id) ? 'it passed' : 'it did not run'}`),
    ...[...failed]
      .filter(([id]) => id === null || !mustFail.includes(id))
      .map(([id, [first]]) => `${name}: ${id} fails, but is not on its list:\n  ${first && describeFailure(first)}`),
  ];
}

const describeFailure = (scenario: Judged): string =>
  [scenario.name, describeVerdict(scenario), scenario.failure?.message ?? ''].join('\n').replaceAll('\n', '\n  ');
