import { inProject } from '../../tools/project.ts';
import { corpus } from '../corpus/corpus.ts';
import type { RunJudgement } from '../judge/judge-run.ts';
import { describeVerdict, isGreen, type Judged } from '../judge/judge.ts';
import { backends } from '../lanes/backends.ts';
import { defineLane } from '../lanes/lanes.ts';
import { flowRenderer } from '../lanes/renderers.ts';
import { formatCount, type Output } from '../output.ts';
import { startLanes } from '../run/start-lanes.ts';
import { brokenRenderers, type BrokenRenderer } from './broken.ts';

/**
 * Milliseconds that a step waits for something to appear. The wait is short, because most steps wait in vain on a
 * broken renderer.
 */
const shortPatienceMs = 700;
/**
 * Milliseconds that a step waits for something to appear in the second run. This run repeats the requirements that
 * failed unexpectedly, because the wait in the first run may have been too short.
 */
const longPatienceMs = 5000;
/**
 * On a broken renderer, scenarios mostly wait for texts that never appear. Waiting takes no processor time, so run more
 * workers than the usual two.
 */
const workers = 4;
/** The printer of the run's progress. It prints nothing, because a broken renderer is expected to fail. */
const progress = { scenario() {}, errors() {} };

/**
 * Runs the specification on renderers with deliberate faults.
 *
 * @param tags a tag expression; empty for all scenarios
 * @returns 0 if each renderer fails exactly the requirements on its list, 1 if not, 2 if the harness fails
 */
export async function runBroken(tags: string, output: Output): Promise<0 | 1 | 2> {
  const lanes = brokenRenderers.map((broken) => {
    const module = inProject('harness', 'broken', 'renderers', `${broken.name}.ts`);
    return { broken, lane: defineLane({ renderer: flowRenderer(broken.name, module), backend: backends.fake }) };
  });
  await using started = await startLanes(
    lanes.map(({ lane }) => lane),
    output,
  );
  const exitCodes: (0 | 1 | 2)[] = [];
  for (const { broken, lane } of lanes) {
    const run = (selected: string, patienceMs: number) => {
      const options = { tags: selected, workers };
      return started.run(lane, { corpus, options, progress, parameters: { patienceMs } });
    };
    exitCodes.push(await judgeTrial(broken, run, tags, output));
  }
  return Math.max(...exitCodes) as 0 | 1 | 2;
}

/**
 * Runs the scenarios on one broken renderer. Repeats the requirements that fail unexpectedly, with a longer time limit.
 *
 * @param run runs the scenarios that a tag expression selects
 * @param tags a tag expression; empty for all scenarios
 * @returns the exit code, as `runBroken` does
 */
export async function judgeTrial(
  broken: BrokenRenderer,
  run: (tags: string, patienceMs: number) => Promise<Pick<RunJudgement, 'scenarios' | 'specErrors' | 'harnessErrors'>>,
  tags: string,
  output: Output,
): Promise<0 | 1 | 2> {
  const first = await run(tags, shortPatienceMs);
  const unexpected = findUnexpectedFailures(broken, first.scenarios);
  let scenarios = first.scenarios;
  const specErrors = [...first.specErrors];
  const harnessErrors = [...first.harnessErrors];
  if (unexpected.length > 0) {
    const count = formatCount(unexpected.length, 'requirement');
    output.write(
      `${broken.name}: ${count} failed unexpectedly; running their scenarios again with a longer time limit\n`,
    );
    const again = await run(unexpected.map((id) => `@${id}`).join(' or '), longPatienceMs);
    const kept = scenarios.filter(({ requirement }) => requirement === null || !unexpected.includes(requirement));
    scenarios = [...kept, ...again.scenarios];
    specErrors.push(...again.specErrors);
    harnessErrors.push(...again.harnessErrors);
  }
  const differences = [...judgeBroken(broken, scenarios, tags === ''), ...specErrors, ...harnessErrors];
  for (const text of differences) output.write(`✗ ${text}\n`);
  const ran = `${formatCount(scenarios.length, 'scenario')} ran`;
  output.write(
    differences.length === 0
      ? `✓ renderer ${broken.name}: exactly the requirements on its list failed (${ran})\n`
      : `✗ renderer ${broken.name}: ${formatCount(differences.length, 'difference')} from its list (${ran})\n`,
  );
  const isHarnessError = harnessErrors.length > 0 || scenarios.some((each) => each.verdict === 'harness error');
  return isHarnessError ? 2 : differences.length > 0 ? 1 : 0;
}

type Scenarios = readonly Judged[];

const groupFailures = (scenarios: Scenarios): ReadonlyMap<string | null, Scenarios> =>
  Map.groupBy(
    scenarios.filter((each) => !isGreen(each)),
    ({ requirement }) => requirement,
  );

export const findUnexpectedFailures = ({ mustFail }: BrokenRenderer, scenarios: Scenarios): readonly string[] =>
  [...groupFailures(scenarios).keys()].flatMap((id) => (id === null || mustFail.includes(id) ? [] : [id]));

/**
 * Compares the failed requirements with the list `mustFail` of a broken renderer. Returns one text per difference.
 *
 * @param isWhole whether all scenarios ran; if false, a requirement in `mustFail` may have no scenario in this run
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
      .map(
        (id) =>
          `${name}: expected the requirement ${id} to fail, but ${ran.has(id) ? 'its scenarios passed' : 'none of its scenarios ran'}`,
      ),
    ...[...failed]
      .filter(([id]) => id === null || !mustFail.includes(id))
      .map(
        ([id, [first]]) =>
          `${name}: ${id} fails, but is not on the list of this renderer in harness/broken:\n  ${first && describeFailure(first)}`,
      ),
  ];
}

const describeFailure = (scenario: Judged): string =>
  [`${scenario.id} ${scenario.title}`, describeVerdict(scenario), scenario.failure?.message ?? '']
    .join('\n')
    .replaceAll('\n', '\n  ');
