import { isGreen, type Judged } from '../judge/judge.ts';
import type { RunJudgement } from '../judge/judge-run.ts';

interface RequirementSummary {
  readonly scenarios: number;
  /** `expected`: at least one scenario failed as expected on the lane. `none`: no scenario ran. */
  readonly verdict: 'passed' | 'expected' | 'failed' | 'none';
}

/** The result of a lane in numbers of scenarios. Those that neither passed nor failed, failed as expected. */
export interface LaneSummary {
  readonly scenarios: number;
  readonly passed: number;
  /** Verdicts that are not as expected. */
  readonly failed: number;
  readonly perSecond: number;
  /** Scenarios that did not run, because their requirements do not apply to the renderer. */
  readonly excluded: number;
  /** Expected failures on screens that the renderer does not have. */
  readonly onMissingScreens: number;
  /** Expected failures on screens that the renderer has, because of its own faults. */
  readonly rendererFaults: number;
  /** Numbers of scenarios in the features that the renderer is not judged by, by path. */
  readonly excludedFeatures: Readonly<Record<string, number>>;
  /** All requirements, by id. */
  readonly requirements: Readonly<Record<string, RequirementSummary>>;
}

/** The selection of scenarios for a run. */
export interface Selection {
  readonly tags: string;
  readonly name: string;
  /** Such as `2/3`; null for all. */
  readonly shard: string | null;
}

/** The content of `summary.json`. */
export interface Summary {
  readonly selection: Selection;
  readonly lanes: Readonly<Record<string, LaneSummary>>;
}

/** Sums up the run of a lane. */
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

function summarizeRequirement(scenarios: readonly Judged[]): RequirementSummary {
  if (scenarios.length === 0) return { scenarios: 0, verdict: 'none' };
  if (!scenarios.every(isGreen)) return { scenarios: scenarios.length, verdict: 'failed' };
  const isExpected = scenarios.some(({ verdict }) => verdict === 'expected');
  return { scenarios: scenarios.length, verdict: isExpected ? 'expected' : 'passed' };
}
