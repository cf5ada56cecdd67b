import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { HarnessError } from '../../driver/harness-error.ts';
import { LookCollector } from '../judge/collect-looks.ts';
import { ScenarioCollector } from '../judge/collect-scenarios.ts';
import { conclude } from './conclude.ts';
import { corpus } from '../corpus/corpus.ts';
import { expectationsOf } from '../lanes/lane-expectations.ts';
import { isGreen } from '../judge/judge.ts';
import { judgeRun, type RunJudgement } from '../judge/judge-run.ts';
import { fileNameOf, lanesNamed, requirementsLeftOut, type Lane } from '../lanes/lanes.ts';
import { OptionError } from '../command/options.ts';
import { joinMessages, readMessages } from './messages.ts';
import { ProgressPrinter, type Output } from './print-progress.ts';
import type { Summary } from './summary.ts';
import { readRequirements } from '../corpus/requirements.ts';
import { faultOf, readShard, type Shard } from '../corpus/shard.ts';
import { TransitionCollector } from '../transitions/collect-transitions.ts';

interface Part {
  readonly folder: string;
  readonly summary: Summary;
  readonly shard: Shard;
}

/**
 * Makes one report of those of shards, and judges them together as if they had been one run. Rejects with a
 * {@link HarnessError} where they are not a whole.
 */
export async function merge(argv: readonly string[], output: Output): Promise<0 | 1 | 2> {
  const { folders, report } = readMergeOptions(argv);
  const parts = await Promise.all(folders.map(readPart));
  const [choice] = new Set(parts.map(({ summary }) => JSON.stringify({ ...summary.choice, shard: null })));
  const other = parts.find(({ summary }) => JSON.stringify({ ...summary.choice, shard: null }) !== choice);
  if (other) throw new HarnessError(`${other.folder}: expected a shard of the same choice of scenarios as the others`);

  const { entries } = await readRequirements(join(corpus.folder, corpus.requirements), corpus.requirements);
  const printer = new ProgressPrinter(output, entries);
  const transitions = new TransitionCollector();
  const runs: [Lane, RunJudgement][] = [];
  for (const lane of lanesNamed(parts.flatMap(({ summary }) => Object.keys(summary.lanes)))) {
    const ofLane = parts.filter(({ summary }) => Object.hasOwn(summary.lanes, lane.name));
    const shards = ofLane.map(({ shard }) => shard);
    const fault = faultOf(lane.name, shards);
    if (fault !== null) throw new HarnessError(fault);
    const files = ofLane.map(({ folder }) => join(folder, fileNameOf(lane), 'messages.ndjson'));
    const run = await judgeTogether(lane, files, transitions);
    await joinMessages(files, join(report, fileNameOf(lane)));
    for (const scenario of run.scenarios) if (!isGreen(scenario)) printer.scenario(scenario);
    printer.faults(run);
    runs.push([lane, run]);
  }
  const { tags, name } = parts[0]?.summary.choice ?? { tags: '', name: '' };
  return conclude({ runs, transitions, choice: { tags, name, shard: null }, entries, report }, output);
}

function readMergeOptions(argv: readonly string[]): { folders: readonly string[]; report: string } {
  const { values, positionals } = parse(argv);
  if (values.report === undefined || positionals.length === 0) {
    throw new OptionError('expected: merge FOLDER… --report FOLDER');
  }
  return { folders: positionals, report: values.report };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: { report: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error));
  }
}

async function readPart(folder: string): Promise<Part> {
  const text = await readFile(join(folder, 'summary.json'), 'utf8').catch((cause: unknown) => {
    throw new HarnessError(`${folder}: expected the report of a shard, found no summary.json`, { cause });
  });
  const summary = JSON.parse(text) as Summary; // a run of ours has written it
  const shard = readShard(summary.choice.shard ?? '');
  if (!shard) throw new HarnessError(`${folder}: expected the report of a run with --shard`);
  return { folder, summary, shard };
}

/** Judges a lane by the messages of its shards. Each of them knows the whole corpus, and has run a part of it. */
async function judgeTogether(
  lane: Lane,
  files: readonly string[],
  listener: TransitionCollector,
): Promise<RunJudgement> {
  const expectations = await expectationsOf(corpus, lane);
  const collectors: ScenarioCollector[] = [];
  for (const each of files) {
    const collector = new ScenarioCollector();
    for await (const envelope of readMessages(each)) {
      collector.receive(envelope);
      listener.receive(envelope);
    }
    collector.end();
    collectors.push(collector);
  }
  const looks = new LookCollector();
  for (const each of collectors) looks.add(each.looks);
  const seconds = collectors.map(({ firstBegin, lastEnd }) => (lastEnd ?? 0) - (firstBegin ?? 0));
  return judgeRun(
    {
      results: collectors.flatMap(({ results }) => results),
      places: collectors[0]?.places ?? [],
      specFaults: [...new Set(collectors.flatMap(({ specFaults }) => specFaults))],
      looks,
      harnessFaults: collectors.flatMap(({ harnessFaults }) => harnessFaults),
      firstBegin: 0,
      // As if they had been run one after another.
      lastEnd: seconds.reduce((sum, each) => sum + each, 0),
    },
    expectations,
    requirementsLeftOut(lane),
  );
}
