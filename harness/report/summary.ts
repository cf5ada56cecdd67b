import { isGreen, type Judged } from '../judge/judge.ts';
import type { RunJudgement } from '../judge/judge-run.ts';
import { formatCount } from '../output.ts';

/** Counts of a lane's scenarios. A scenario that failed as expected counts neither as `passed` nor as `failed`. */
export interface LaneSummary {
  readonly scenarios: number;
  readonly passed: number;
  /** Number of scenarios with an unexpected verdict. */
  readonly failed: number;
  readonly perSecond: number;
  /** Number of scenarios that did not run, because their requirements do not apply to the renderer. */
  readonly excluded: number;
  /** Number of scenarios that fail as expected because the renderer lacks a screen that they need. */
  readonly onMissingScreens: number;
  /**
   * Number of scenarios that fail as expected because of a bug in the renderer. Their expectation contains
   * `decision: reference-fault`. Scenarios of {@link onMissingScreens} are not counted again.
   */
  readonly rendererFaults: number;
  /** The features that do not apply to the renderer, each with its number of scenarios. */
  readonly excludedFeatures: Readonly<Record<string, number>>;
  readonly requirements: Readonly<Record<string, ReturnType<typeof summarizeRequirement>>>;
}

export interface Selection {
  readonly tags: string;
  readonly name: string;
  /** The shard that ran, such as `2/3`; null if all scenarios ran. */
  readonly shard: string | null;
}

/** The content of `summary.json`. */
export interface Summary {
  readonly selection: Selection;
  readonly lanes: Readonly<Record<string, LaneSummary>>;
}

export function summarize(
  { scenarios, seconds, excluded }: Pick<RunJudgement, 'scenarios' | 'seconds' | 'excluded'>,
  requirementIds: readonly string[],
  excludedFeatures: LaneSummary['excludedFeatures'] = {},
): LaneSummary {
  const known = scenarios.filter(({ verdict }) => verdict === 'expected').map(({ expectation }) => expectation);
  const byRequirement = Map.groupBy(scenarios, ({ requirement }) => requirement);
  return {
    scenarios: scenarios.length,
    passed: scenarios.filter(({ verdict }) => verdict === 'passed').length,
    failed: scenarios.filter((scenario) => !isGreen(scenario)).length,
    perSecond: seconds > 0 ? Math.round((scenarios.length / seconds) * 10) / 10 : 0,
    excluded,
    onMissingScreens: known.filter((each) => each?.lacks !== undefined).length,
    rendererFaults: known.filter((each) => each?.lacks === undefined && each?.decision === 'reference-fault').length,
    excludedFeatures,
    requirements: Object.fromEntries(
      requirementIds.map((id) => [id, summarizeRequirement(byRequirement.get(id) ?? [])]),
    ),
  };
}

/**
 * Counts the scenarios of a requirement, and finds their worst result: `failed`, `expected` (failed as expected),
 * `passed` or `none` (did not run).
 */
function summarizeRequirement(scenarios: readonly Judged[]) {
  const verdicts = new Set(scenarios.map((each) => (isGreen(each) ? each.verdict : 'failed')));
  const verdict = (['failed', 'expected', 'passed'] as const).find((each) => verdicts.has(each)) ?? 'none';
  return { scenarios: scenarios.length, verdict };
}

export function formatSummary(lane: string, { scenarios, passed, failed, perSecond }: LaneSummary): string {
  const expected = scenarios - passed - failed;
  const failures =
    expected === 0 ? `${failed} failed` : `${expected} failed as expected, ${failed} failed unexpectedly`;
  return `${lane}: ${formatCount(scenarios, 'scenario')}, ${passed} passed, ${failures}, ${perSecond} scenarios per second`;
}

/** Returns a line with the number of scenarios that run only on other lanes. Returns no line if there are none. */
export function formatOtherLanes(
  lane: string,
  { listed, scenarios, excluded }: Pick<RunJudgement, 'listed' | 'scenarios' | 'excluded'>,
): readonly string[] {
  const count = listed - scenarios.length - excluded;
  return count > 0
    ? [`${lane}: ${formatCount(count, 'scenario')} not run, because their tags are for other lanes`]
    : [];
}

/** Returns a percentage with one decimal. Never rounds up to 100: returns 100 only if `part` equals `total`. */
const percent = (part: number, total: number): number =>
  total === 0 ? 0 : Math.min(Math.round((part / total) * 1000) / 10, part < total ? 99.9 : 100);

/**
 * Describes the results of a lane on which some features do not run. Says which share of the scenarios passed, and how
 * many did not run.
 */
export function formatShares(lane: string, summary: LaneSummary): readonly string[] {
  const { scenarios, passed, failed, excluded, onMissingScreens, rendererFaults, excludedFeatures } = summary;
  const total = scenarios - onMissingScreens;
  const inExcludedFeatures = Object.values(excludedFeatures).reduce((sum, each) => sum + each, 0);
  const share = `passed (${percent(passed, total)} %)`;
  const missing = `${formatCount(onMissingScreens, 'scenario')} failed as expected because a screen is missing`;
  const lines = [
    onMissingScreens === 0
      ? `${passed} of ${formatCount(total, 'scenario')} ${share}`
      : `${missing}; of the other ${total}, ${passed} ${share}`,
  ];
  if (rendererFaults > 0) {
    const others = total - rendererFaults;
    const withMissing = onMissingScreens > 0 ? ` and the ${onMissingScreens} with a missing screen` : '';
    lines.push(
      `expected failures that are known bugs of the renderer: ${rendererFaults} of ${scenarios - passed - failed}. ` +
        `Without these${withMissing}, ${passed} of ${formatCount(others, 'scenario')} passed ` +
        `(${percent(passed, others)} %). For the reason of each failure, see features/expectations`,
    );
  }
  // In `renderers.ts`, `exclusions` lists the requirements that do not apply, and `features` lists the features that
  // apply.
  const reason = 'do not apply to this renderer (harness/lanes/renderers.ts)';
  if (excluded > 0) lines.push(`never run: ${formatCount(excluded, 'scenario')} of single requirements that ${reason}`);
  if (inExcludedFeatures > 0) {
    const count = formatCount(inExcludedFeatures, 'scenario');
    const features = formatCount(Object.keys(excludedFeatures).length, 'feature');
    lines.push(`never run: ${count}, all of ${features} that ${reason}`);
  }
  return lines.map((line) => `${lane}: ${line}`);
}
