import type { ScenarioCollector } from './collect-scenarios.ts';
import type { Expectation } from './expectations.ts';
import { formatCount } from '../output.ts';
import { isGreen, judge, type Judged, type ScenarioResult } from './judge.ts';
import { covers, type Placed } from './scenario-id.ts';

export interface RunJudgement {
  readonly scenarios: readonly Judged[];
  /** Errors in features or in lists of expected failures, such as a duplicate scenario ID. */
  readonly specErrors: readonly string[];
  /** Errors of the harness. After such an error, the results of the run say nothing about the product. */
  readonly harnessErrors: readonly string[];
  /** Screens that scenarios reached but axe never checked. */
  readonly uncheckedScreens: readonly string[];
  /** Number of scenarios in the features of the lane, including those that did not run. */
  readonly listed: number;
  /** Number of scenarios that did not run, because their requirement does not apply to the renderer under test. */
  readonly excluded: number;
  /** Seconds from the start of the first scenario to the end of the last scenario. */
  readonly seconds: number;
  readonly exitCode: 0 | 1 | 2;
}

type Collected = Pick<
  ScenarioCollector,
  'results' | 'places' | 'specErrors' | 'harnessErrors' | 'firstBegin' | 'lastEnd'
>;

/**
 * Judges a run. A run without scenarios fails.
 *
 * @param excluded IDs of the requirements that do not apply to the renderer under test
 */
export function judgeRun(
  run: Collected,
  expectations: readonly Expectation[],
  excluded: ReadonlySet<string> = new Set(),
): RunJudgement {
  const scenarios = run.results.map((result) => judge(result, expectations));
  const { places, harnessErrors } = run;
  // A run may skip scenarios, for example because of `--tags`. `places` contains the skipped scenarios, too, so that
  // their expectations do not count as unused.
  const unused = expectations.filter(({ id }) => !places.some((place) => covers(id, place)));
  const specErrors = [
    ...run.specErrors,
    ...findDuplicates(places),
    ...unused.map(
      ({ id }) =>
        `Unused expectation: no scenario or requirement has the id "${id}". Remove it from features/expectations`,
    ),
  ];
  if (scenarios.length === 0 && harnessErrors.length === 0) {
    specErrors.push(
      places.length === 0
        ? 'No scenario ran: the features contain no scenario'
        : `No scenario ran: the options select none of the ${formatCount(places.length, 'scenario')}. Check --tags, --name and --shard`,
    );
  }
  const hasHarnessError = harnessErrors.length > 0 || scenarios.some(({ verdict }) => verdict === 'harness error');
  const isAsExpected = specErrors.length === 0 && scenarios.every(isGreen);
  return {
    scenarios,
    specErrors,
    harnessErrors,
    uncheckedScreens: findUncheckedScreens(run.results),
    listed: places.length,
    excluded: places.filter(({ requirement }) => requirement !== null && excluded.has(requirement)).length,
    seconds: (run.lastEnd ?? 0) - (run.firstBegin ?? 0),
    exitCode: hasHarnessError ? 2 : isAsExpected ? 0 : 1,
  };
}

function findDuplicates(places: readonly Placed[]): readonly string[] {
  return [...Map.groupBy(places, ({ id }) => id)].flatMap(([id, [first, ...others]]) =>
    others.map(
      ({ uri, line }) =>
        `Duplicate scenario id: "${id}" at ${first?.uri}:${first?.line} and ${uri}:${line}. Change one of the two`,
    ),
  );
}

/** Screens of the flow that draw nothing. On these screens, axe has nothing to check. */
const invisibleScreens: ReadonlySet<string> = new Set([
  'done',
  'emailChangeRevocation',
  'emailVerification',
  'federatedRedirect',
  'providerByEmail',
  'revertSecondFactor',
  'start',
  'verifyAndChangeEmail',
]);

/** Returns the screens and other pages that scenarios reached but axe never checked. */
function findUncheckedScreens(results: readonly ScenarioResult[]): readonly string[] {
  const getName = (screen: string): string => screen.split(' at ', 1)[0] ?? '';
  const reached = results.flatMap(({ transitions = [] }) => transitions.map(({ to }) => to));
  const visible = reached.filter((name) => !invisibleScreens.has(name));
  const checks = results.flatMap(({ axeChecks = [] }) => axeChecks);
  const checked = new Set(checks.flatMap(({ screen, hasRun }) => (hasRun ? [screen, getName(screen)] : [])));
  // In axe checks, pages outside of the widget are named `page` or `page at <path>`.
  const otherPages = checks.map(({ screen }) => screen).filter((screen) => getName(screen) === 'page');
  return [...new Set([...visible, ...otherPages])].filter((screen) => !checked.has(screen)).toSorted();
}
