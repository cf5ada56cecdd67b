import type { Bundle } from '../../tools/bundle/bundles.ts';
import { withFault, withSwitchedFaults } from '../../tools/bundle/bundles.ts';
import { inProject } from '../../tools/project.ts';
import { corpus } from '../corpus/corpus.ts';
import { isOurs, readRequirements, type Requirement } from '../corpus/requirements.ts';
import type { Failure } from '../judge/judge.ts';
import { excludedRequirements, findLanes } from '../lanes/lanes.ts';
import { listOtherTags } from '../lanes/lane-tags.ts';
import { formatCount, formatNoticed, type Output } from '../output.ts';
import { readFaults, type RequirementFault } from './faults.ts';
import type { Scenarios } from './literals.ts';
import { rankScenarios } from './rank-scenarios.ts';
import { runMutants, runMutantsAlone, type ScenarioMutant } from './run-mutants.ts';
import { rerunPickles, runWithBaselines } from './run-pickles.ts';
import { selectSample, type Sampling } from './sample.ts';
import { readSpecMutants } from './spec-mutants.ts';

interface Trial extends ScenarioMutant {
  readonly fault: RequirementFault;
}

interface Result {
  readonly fault: Pick<RequirementFault, 'id' | 'requirement'>;
  readonly owners: readonly string[];
  readonly verdict: 'noticed' | 'not noticed' | 'broken';
  /** ID and error of a failed scenario; null if all scenarios passed. */
  readonly failure: { readonly scenario: string; readonly error: Failure | null } | null;
}

/**
 * Rounds in which a fault's scenarios run. `[1, 4]` is a round with the scenarios that have the indexes 1 to 3. Once a
 * scenario has noticed the fault, no further round runs.
 */
const rounds = [
  [0, 1],
  [1, 4],
  [4, 15],
  [15, Infinity],
] as const;

/**
 * Requirements that show whether the page starts. If all scenarios of a fault have failed, the first scenario of each
 * of these requirements runs with the fault. If these scenarios fail, too, the fault counts as broken, because it
 * probably only keeps the page from starting.
 */
const startRequirements = ['route.home', 'route.signed-out'] as const;

/**
 * Puts one fault at a time into the product, and checks whether a scenario notices the fault.
 *
 * @returns 0 if every requirement has a fault and scenarios notice every fault; 1 if not; 2 if inconclusive
 */
export async function mutateFaults(sampling: Sampling, output: Output): Promise<0 | 1 | 2> {
  const requirements = await readRequirements(inProject(corpus.requirements), corpus.requirements);
  const ids = requirements.entries.map(({ id }) => id);
  const { faults, problems } = readFaults(new Set(ids));
  for (const problem of problems) output.write(`✗ ${problem}\n`);
  if (problems.length > 0) return 2;

  const { scenarios } = await readSpecMutants([]);
  const selected = selectSample(faults, describeFault, sampling);
  const runner = createRunner(faults, scenarios, output);
  const results = [
    ...(await findResults(
      selected.filter((fault) => fault.isSwitchable),
      scenarios,
      runner,
      output,
    )),
  ];
  // A fault that cannot be switched on in a running page needs its own build, which replaces the previous build. So run
  // such faults one at a time.
  const withOwnBuild = selected.filter((each) => !each.isSwitchable);
  for (const [index, fault] of withOwnBuild.entries()) {
    output.write(`fault ${index + 1} of ${withOwnBuild.length} that no scenario can switch on\n`);
    results.push(...(await findResults([fault], scenarios, runner, output)));
  }

  for (const result of results) {
    if (result.verdict !== 'noticed' || sampling.only !== null) output.write(`${describeResult(result)}\n`);
  }
  const hasFault = ({ id }: Requirement): boolean => faults.some(({ requirement }) => requirement === id);
  const without = requirements.entries.filter((requirement) => !hasFault(requirement)).map(({ id }) => id);
  const isWhole = sampling.only === null && sampling.size === null;
  const isEvery = isWhole && sampling.shard === null;
  if (isWhole)
    for (const id of without)
      output.write(`✗ NO FAULT: harness/mutate/faults has no fault that violates the requirement ${id}\n`);
  for (const id of runner.failedBaselines)
    output.write(`✗ BASELINE FAILS: the scenario fails even without a fault, so it proves nothing: ${id}\n`);
  const noticed = results.filter(({ verdict }) => verdict === 'noticed').length;
  const kind = formatCount(results.length, isEvery ? 'fault' : 'selected fault');
  const share = formatNoticed(kind, 'scenarios', noticed, results.length);
  const count = (entries: readonly Requirement[]) => `${entries.filter(hasFault).length} of ${entries.length}`;
  const ours = requirements.entries.filter(isOurs);
  const specified = requirements.entries.filter((requirement) => !isOurs(requirement));
  const own = ours.length > 0 ? `, and ${count(ours)} of our own` : '';
  const coverage = `${count(specified)} requirements of the product specification have a fault${own}; `;
  output.write(`${isEvery ? coverage : ''}${share}\n`);
  if (runner.failedBaselines.size > 0) return 2;
  return noticed < results.length || (isWhole && without.length > 0) ? 1 : 0;
}

/**
 * Runs trials. Each trial is one scenario with one fault in the product. Returns the trials whose scenario has failed,
 * each with its failure. With `isPatient`, steps have more time, and the result omits scenarios that fail even without
 * the fault.
 */
type Run = (
  trials: readonly Trial[],
  options: { readonly isPatient: boolean },
) => Promise<ReadonlyMap<Trial, Failure | null>>;

/**
 * Returns `run`, which runs scenarios with planted faults, and `failedBaselines`, the IDs of the scenarios that have
 * failed without a fault. All faults that can be switched on at run time share one build per lane.
 */
function createRunner(faults: readonly RequirementFault[], scenarios: Scenarios, output: Output) {
  const failedBaselines = new Set<string>();
  /** Maps a lane's name to the IDs of the scenarios that have passed on the lane without a fault. */
  const passedBaselines = new Map<string, Set<string>>();
  const switched = faults.filter((fault) => fault.isSwitchable).map(({ id, edits }) => ({ id, edits }));

  async function runSwitched(lane: string, trials: readonly Trial[], isPatient: boolean) {
    const bundle = withSwitchedFaults(findBundle(lane), switched);
    // A run without `isPatient` is quick but inexact: its time limit is short, and it does not compare with the correct
    // product. So if a scenario fails, the caller repeats the trial with `isPatient`.
    if (!isPatient) return await runMutantsAlone(trials, output, { lane, bundle });
    // Give the scenarios without a fault the fault ID '', which switches no fault on. A scenario with a fault ID opens
    // a new browser session, which takes time. So the scenarios without a fault are as slow as those with a fault.
    const baselineMutation = { fault: '' };
    const passed = passedBaselines.get(lane) ?? new Set<string>();
    passedBaselines.set(lane, passed);
    const options = { lane, bundle, baselineMutation, isPatient, passedBaselines: passed };
    const round = await runMutants(trials, scenarios, output, options);
    for (const id of round.failedBaselines) failedBaselines.add(id);
    for (const { scenario } of trials) if (!failedBaselines.has(scenario)) passed.add(scenario);
    return round.noticed;
  }

  async function runOnOwnBuild(fault: RequirementFault, trials: readonly Trial[]) {
    const { lane, id, edits } = fault;
    output.write(`building the product with this fault: ${describeFault(fault)}\n`);
    const pickles = new Map(trials.map(({ scenario, pickle }) => [scenario, pickle]));
    const names = [...pickles.keys()];
    const baselines = await runWithBaselines(pickles, new Map(names.map((name) => [name, []])), output, { lane });
    const failed = names.filter((name) => baselines.get(name)?.status !== 'passed');
    for (const name of failed) failedBaselines.add(name);
    const bundle = withFault(findBundle(lane), { id, edits });
    output.write(`running ${formatCount(names.length, 'scenario')} with the fault\n`);
    const results = await rerunPickles(pickles, names, output, { lane, bundle });
    const noticed = trials.filter(({ scenario: name }) => !failed.includes(name) && results.get(name)?.failure);
    return new Map(noticed.map((trial) => [trial, results.get(trial.scenario)?.failure ?? null]));
  }

  const run: Run = async (trials, { isPatient }) => {
    const failures = new Map<Trial, Failure | null>();
    const together = trials.filter(({ fault }) => fault.isSwitchable);
    for (const [lane, group] of Map.groupBy(together, ({ fault }) => fault.lane)) {
      for (const [trial, failure] of await runSwitched(lane, group, isPatient)) failures.set(trial, failure);
    }
    const alone = trials.filter(({ fault }) => !fault.isSwitchable);
    for (const [fault, group] of Map.groupBy(alone, (trial) => trial.fault)) {
      for (const [trial, failure] of await runOnOwnBuild(fault, group)) failures.set(trial, failure);
    }
    return failures;
  };
  return { run, failedBaselines };
}

function findBundle(laneName: string): Bundle {
  const [lane] = findLanes([laneName]);
  if (!lane) throw new Error(`Expected the lane "${laneName}", found none.`);
  return lane.renderer.bundle(lane.stack);
}

async function findResults(
  faults: readonly RequirementFault[],
  scenarios: Scenarios,
  { run, failedBaselines }: ReturnType<typeof createRunner>,
  output: Output,
): Promise<readonly Result[]> {
  const owners = new Map(
    faults.map((fault) => [fault, rankScenarios(fault.id, findOwners(fault, scenarios), scenarios)]),
  );
  const found = new Map<RequirementFault, NonNullable<Result['failure']>>();
  const starting = new Set<RequirementFault>();
  const isNoticed = (fault: RequirementFault): boolean => isEvidence(found.get(fault)?.error);
  for (const [index, [first, last]] of rounds.entries()) {
    const open = faults.filter((fault) => !isNoticed(fault));
    const trials = open.flatMap((fault) =>
      (owners.get(fault) ?? []).slice(first, last).flatMap((id) => toTrial(fault, id, scenarios)),
    );
    if (trials.length === 0) continue;
    const count = new Set(trials.map(({ fault }) => fault)).size;
    const faultCount = formatCount(count, 'fault');
    const work =
      index === 0
        ? `testing each of ${faultCount} with the scenario that is most likely to notice it`
        : `testing ${faultCount} that no scenario has noticed yet, with further scenarios`;
    output.write(`round ${index + 1} of at most ${rounds.length}: ${work}\n`);
    // A busy machine alone can make a scenario fail, so failed scenarios run again with a longer time limit.
    const failures = await run(trials, { isPatient: false });
    for (const trial of trials) {
      // A scenario that passes proves that the page starts with this fault.
      if (!failures.has(trial) && !failedBaselines.has(trial.scenario)) starting.add(trial.fault);
    }
    let candidates = [...failures.keys()];
    if (candidates.length > 0)
      output.write('running scenarios that failed again, with a longer time limit, and without a change\n');
    while (candidates.length > 0) {
      const next = [...Map.groupBy(candidates, ({ fault }) => fault).values()].flatMap((group) => group.slice(0, 1));
      for (const [{ fault, scenario }, error] of await run(next, { isPatient: true })) {
        found.set(fault, { scenario, error });
      }
      candidates = candidates.filter((trial) => !next.includes(trial) && !isNoticed(trial.fault));
    }
  }

  let notStarting = faults.filter((fault) => isNoticed(fault) && !starting.has(fault));
  if (notStarting.length > 0) output.write('testing that the product starts with these faults\n');
  for (const requirement of startRequirements) {
    const trials = notStarting.flatMap((fault) =>
      findOwners({ ...fault, requirement }, scenarios)
        .slice(0, 1)
        .flatMap((id) => toTrial(fault, id, scenarios)),
    );
    const failed = new Set([...(await run(trials, { isPatient: true })).keys()].map(({ fault }) => fault));
    notStarting = notStarting.filter((fault) => failed.has(fault));
  }
  return faults.map((fault) => {
    const failure = found.get(fault) ?? null;
    const isBroken = failure !== null && (!isNoticed(fault) || notStarting.includes(fault));
    const verdict = isBroken ? 'broken' : failure ? 'noticed' : 'not noticed';
    return { fault, owners: owners.get(fault) ?? [], verdict, failure };
  });
}

function toTrial(fault: RequirementFault, scenario: string, scenarios: Scenarios): readonly Trial[] {
  const pickle = scenarios.get(scenario);
  return pickle ? [{ scenario, pickle, mutation: { fault: fault.id }, fault }] : [];
}

/**
 * Returns the IDs of the scenarios that must notice a fault. They have the fault's requirement and run on the fault's
 * lane (test configuration).
 */
export function findOwners(
  { requirement, lane: name }: Pick<RequirementFault, 'requirement' | 'lane'>,
  scenarios: Scenarios,
): readonly string[] {
  const [lane] = findLanes([name]);
  if (!lane || excludedRequirements(lane).has(requirement)) return [];
  const otherTags = listOtherTags(lane);
  return [...scenarios].flatMap(([id, { tags }]) => {
    const names = new Set(tags.map((tag) => tag.name));
    return names.has(`@${requirement}`) && !otherTags.some((tag) => names.has(tag)) ? [id] : [];
  });
}

/**
 * Returns true if a scenario has failed because it noticed the fault. Returns false if the harness has failed, or if
 * the code of the fault is broken (`ReferenceError` or `SyntaxError`).
 */
const isEvidence = (error: Failure | null | undefined): boolean =>
  error !== undefined && error?.type !== 'HarnessError' && !/ReferenceError|SyntaxError/.test(error?.message ?? '');

/** Describes a fault, and adds the ID of the violated requirement in brackets. */
const describeFault = ({ id, requirement }: Pick<Result['fault'], 'id' | 'requirement'>): string =>
  `${id.slice(requirement.length + ': '.length)} (${requirement})`;

/** Describes the result of a fault: the fault on the first line, the scenario, its step and its error below. */
export function describeResult({ fault, owners, verdict, failure }: Result): string {
  const name = describeFault(fault);
  const [first = 'none'] = owners;
  if (verdict === 'not noticed') {
    const count =
      owners.length === 0
        ? 'no scenario covers it'
        : `expected at least one of ${formatCount(owners.length, 'scenario')} to fail, such as ${first}`;
    return `✗ NOT NOTICED: ${name}\n  ${count}`;
  }
  const title =
    verdict === 'noticed'
      ? '✓ noticed'
      : '✗ BROKEN, because the product does not start with this fault or the fault has an error';
  return `${title}: ${name}\n${describeFailure(failure)}`;
}

/** If the first line of an error ends with a colon, at most this number of further lines is printed. */
const errorLines = 12;

function describeFailure(failure: Result['failure']): string {
  const { step = '', message = '' } = failure?.error ?? {};
  const [first = '', ...more] = message.trim().split('\n');
  const details = first.endsWith(':') ? more.filter((line) => line.trim() !== '').slice(0, errorLines) : [];
  return [
    `  scenario ${failure?.scenario} failed at step: ${step}`,
    ...[first, ...details].map((line) => `    ${line}`),
  ].join('\n');
}
