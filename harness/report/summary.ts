import { isGreen, type Judged } from '../judge/judge.ts';
import type { RunJudgement } from '../judge/judge-run.ts';

export interface RequirementSummary {
  readonly scenarios: number;
  /** `expected`: at least one of its scenarios fails as is known of the lane. `none`: none of them ran. */
  readonly verdict: 'passed' | 'expected' | 'failed' | 'none';
}

export interface LaneSummary {
  readonly scenarios: number;
  readonly passed: number;
  /** Not as expected. What neither passed nor failed does not conform, as is known. */
  readonly failed: number;
  readonly perSecond: number;
  /** Scenarios about what the lane is not held to, which did not run. */
  readonly leftOut: number;
  /** Scenarios that fail as expected because the renderer does not have the screen. */
  readonly lacking: number;
  /** Scenarios that fail as expected on a screen that the renderer does have, because of a fault that is its own. */
  readonly atFault: number;
  /** How many scenarios there are in each feature that the lane is not held to, by the feature's path. */
  readonly notHeldTo: Readonly<Record<string, number>>;
  /** Every requirement there is, by id. */
  readonly requirements: Readonly<Record<string, RequirementSummary>>;
}

/** Which scenarios a run was to run. */
export interface Choice {
  readonly tags: string;
  readonly name: string;
  /** Such as `2/3`; null for all of them. */
  readonly shard: string | null;
}

/** The shape of `summary.json`. */
export interface Summary {
  readonly choice: Choice;
  readonly lanes: Readonly<Record<string, LaneSummary>>;
}

/** Sums up a lane, scenario by scenario and requirement by requirement. */
export function summarize(
  run: RunJudgement,
  requirementIds: readonly string[],
  notHeldTo: LaneSummary['notHeldTo'] = {},
): LaneSummary {
  const { scenarios, seconds } = run;
  const known = scenarios.filter(({ verdict }) => verdict === 'expected').map(({ expectation }) => expectation);
  const byRequirement = Map.groupBy(scenarios, ({ requirement }) => requirement);
  return {
    scenarios: scenarios.length,
    passed: scenarios.filter(({ verdict }) => verdict === 'passed').length,
    failed: scenarios.filter((scenario) => !isGreen(scenario)).length,
    perSecond: seconds > 0 ? Math.round((scenarios.length / seconds) * 10) / 10 : 0,
    leftOut: run.leftOut,
    lacking: known.filter((each) => each?.lacks !== undefined).length,
    atFault: known.filter((each) => each?.lacks === undefined && each?.decision === 'reference-fault').length,
    notHeldTo,
    requirements: Object.fromEntries(requirementIds.map((id) => [id, summaryOf(byRequirement.get(id) ?? [])])),
  };
}

function summaryOf(scenarios: readonly Judged[]): RequirementSummary {
  if (scenarios.length === 0) return { scenarios: 0, verdict: 'none' };
  if (!scenarios.every(isGreen)) return { scenarios: scenarios.length, verdict: 'failed' };
  const isExpected = scenarios.some(({ verdict }) => verdict === 'expected');
  return { scenarios: scenarios.length, verdict: isExpected ? 'expected' : 'passed' };
}
