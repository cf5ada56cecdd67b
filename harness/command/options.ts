import { parseArgs } from 'node:util';
import { HarnessError } from '../../driver/harness-error.ts';
import { readShard, type Shard } from '../corpus/shard.ts';
import { lanes as knownLanes, lanesNamed, type Lane } from '../lanes/lanes.ts';

export interface Options {
  readonly lanes: readonly Lane[];
  /** A module that exports a renderer to be run besides, as a path; null for none. */
  readonly renderer: string | null;
  /** The renderers that are broken on purpose are run, and nothing else. */
  readonly broken: boolean;
  /** A tag expression; empty for all scenarios. */
  readonly tags: string;
  /** Part of a scenario's name; empty for all. */
  readonly name: string;
  readonly order: 'defined' | `random:${string}`;
  /** A folder; null for no report. */
  readonly report: string | null;
  /** Only every so manieth scenario; null for all. */
  readonly shard: Shard | null;
  /** Instead of what the lane says. */
  readonly workers: number | null;
}

/** Which scenarios of a lane are run, and how. */
export type LaneOptions = Pick<Options, 'tags' | 'name' | 'order' | 'report' | 'shard' | 'workers'>;

/** All of them, as they stand. */
export const everyScenario: LaneOptions = {
  tags: '',
  name: '',
  order: 'defined',
  report: null,
  shard: null,
  workers: null,
};

export const usage = `Usage: npm run conformance -- [options]
  --lane NAME            a lane to run; several are run one after another, and all where none is named
                         (${knownLanes.map(({ name }) => name).join(', ')})
  --renderer PATH        run the module's renderer, in a lane of its own (docs/plug-in-a-renderer.md); no other lane
                         unless it is named
  --broken               run the renderers that are broken on purpose, each of which has to fail its list; nothing else,
                         but with --tags only that part of everything
  --tags EXPRESSION      only scenarios with these tags, for instance "@route.home or @journey"
  --name TEXT            only scenarios with this text in their names
  --order ORDER          defined, random, or random:SEED to repeat a random one
  --report FOLDER        write messages, JUnit, summary.json and transitions.json there
  --shard INDEX/TOTAL    only this part of the scenarios, such as 1/3
  --workers NUMBER       worker threads, instead of what the lane says

       npm run conformance -- merge FOLDER… --report FOLDER
  makes one report of those of all shards, and judges them as one run`;

/** The command line is not right: nobody's fault but its own. */
export class OptionError extends HarnessError {}

/** Asked for by `--help`. */
export const isHelp = (argv: readonly string[]): boolean => argv.includes('--help') || argv.includes('-h');

/** Reads the command line. Throws an {@link OptionError} that names what is wrong with it. */
export function readOptions(argv: readonly string[], newSeed: () => string = randomSeed): Options {
  const { values } = parse(argv);
  return {
    lanes: lanesOf(values.lane ?? (values.renderer === undefined ? knownLanes.map(({ name }) => name) : [])),
    renderer: values.renderer ?? null,
    broken: brokenOf(values),
    tags: values.tags ?? everyScenario.tags,
    name: values.name ?? everyScenario.name,
    order: values.order === undefined ? everyScenario.order : orderOf(values.order, newSeed),
    report: values.report ?? everyScenario.report,
    shard: values.shard === undefined ? everyScenario.shard : shardOf(values.shard),
    workers: values.workers === undefined ? everyScenario.workers : workersOf(values.workers),
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        lane: { type: 'string', multiple: true },
        renderer: { type: 'string' },
        broken: { type: 'boolean' },
        tags: { type: 'string' },
        name: { type: 'string' },
        order: { type: 'string' },
        report: { type: 'string' },
        shard: { type: 'string' },
        workers: { type: 'string' },
      },
    });
  } catch (error) {
    throw new OptionError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

interface Flags {
  readonly broken?: boolean | undefined;
  readonly tags?: string | undefined;
}

function brokenOf({ broken = false, tags: _tags, ...others }: Flags): boolean {
  const [other] = Object.keys(others);
  if (broken && other !== undefined) throw new OptionError(`--broken goes with --tags only, saw --${other} as well`);
  return broken;
}

/** Lanes by name; one that is not known is an error of the command line. */
function lanesOf(names: readonly string[]): readonly Lane[] {
  try {
    return lanesNamed(names);
  } catch (error) {
    throw error instanceof HarnessError ? new OptionError(error.message) : error;
  }
}

function orderOf(order: string, newSeed: () => string): Options['order'] {
  if (order === 'defined') return order;
  if (order === 'random') return `random:${newSeed()}`;
  const seed = /^random:(\S+)$/.exec(order)?.[1];
  if (seed !== undefined) return `random:${seed}`;
  throw new OptionError(`--order: expected defined, random or random:SEED, saw "${order}"`);
}

function shardOf(text: string): Shard {
  const shard = readShard(text);
  if (shard) return shard;
  throw new OptionError(`--shard: expected a number of a total, such as 1/3, saw "${text}"`);
}

function workersOf(text: string): number {
  const workers = Number(text);
  if (Number.isInteger(workers) && workers > 0) return workers;
  throw new OptionError(`--workers: expected a number from 1 on, saw "${text}"`);
}

/** Printed with the run, so that an order that found something can be had again. */
const randomSeed = (): string => String(Math.floor(Math.random() * 1_000_000));
