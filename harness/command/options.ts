import { globSync, statSync } from 'node:fs';
import { inProject } from '../../tools/project.ts';
import { ArgumentError, misuse, oneOf, readArguments, wholeNumber, type Notice } from '../../tools/command-line.ts';
import { parseShard, readEnvironmentShard, type Environment } from '../corpus/shard.ts';
import { corpus } from '../corpus/corpus.ts';
import { findSuite, readSuites, suiteExpression, type Suite } from '../corpus/suites.ts';
import { defaultLaneNames, findLanes, laneNames, lanes as namedLanes, type Lane } from '../lanes/lanes.ts';
import type { RunOptions } from '../run/run-lane.ts';

export interface Options extends RunOptions {
  /**
   * The lanes that `--lane` or `--suite` names, or else the default lanes. Their settings already include `patience`
   * and `locale`.
   */
  readonly lanes: readonly Lane[];
  /** Path of a module that exports a renderer. The module may be outside the project. */
  readonly renderer?: string | undefined;
  readonly broken: boolean;
  readonly repeat?: number | undefined;
  /** The time limits of steps are multiplied by this number. */
  readonly patience?: number | undefined;
  /** The language of the widget. If undefined, the widget is in English. */
  readonly locale?: string | undefined;
}

const suites = readSuites(inProject(corpus.suites ?? ''), corpus.suites ?? '');

/** The languages of the widget, and the pseudo-language `en-XA`: longer English with accents. */
const localeNames = [
  ...globSync('*.ts', { cwd: inProject('src', 'locales') }).map((name) => name.replace(/\.ts$/, '')),
  'en-XA',
].toSorted();

const conformance = {
  usage: 'npm run conformance -- [options]\n       npm run conformance -- merge FOLDER… --report FOLDER',
  about:
    'Runs the scenarios of features/ on lanes, and compares the failures with features/expectations. A lane is one way ' +
    'to run them: a renderer, which draws the widget, with a backend, which answers its requests, and a browser. No lane calls a real ' +
    'Firebase project. "merge" combines the reports of runs with --shard into one.',
  lists: {
    'Lanes:': Object.fromEntries(namedLanes.map(({ name, about = '' }) => [name, about])),
    'Suites, sets of scenarios about one subject (docs/robustness.md), with their lanes:': Object.fromEntries(
      suites.map(({ id, lanes }) => [id, `on ${lanes.join(', ')}`]),
    ),
  },
  options: {
    lane: {
      value: 'NAME',
      multiple: true,
      parse: oneOf(laneNames),
      help: 'Run this lane, listed below; may be repeated. Default: all lanes that run in Chromium.',
    },
    renderer: {
      value: 'PATH',
      help: 'Run the renderer in this module as a lane (docs/plug-in-a-renderer.md). Other lanes run only if --lane names them.',
    },
    broken: {
      help: 'Test the scenarios themselves: run the faulty renderers in harness/broken. On each of them, the requirements that harness/broken lists for it must fail, and no others. May be combined only with --tags.',
    },
    suite: {
      value: 'NAME',
      parse: parseSuite,
      help: 'Run only the scenarios of this suite, listed below. Runs on the lanes of the suite, unless --lane names others.',
    },
    tags: { value: 'EXPRESSION', help: 'Run only scenarios with these tags, such as "@route.home or @journey".' },
    name: { value: 'TEXT', help: 'Run only scenarios with this text in their names.' },
    locale: {
      value: 'TAG',
      parse: oneOf(localeNames),
      help: 'Draw the widget in this language. The English texts in the scenarios are replaced by their translations.',
    },
    order: {
      value: 'ORDER',
      parse: parseOrder,
      help: 'Order of the scenarios: defined (default, the order in the features), random, or random:SEED to repeat a random order.',
    },
    repeat: {
      value: 'NUMBER',
      parse: wholeNumber(2),
      help: 'Run the scenarios this number of times (2 or more), and print the scenarios whose results differ. With --order random, each run has its own order.',
    },
    patience: {
      value: 'FACTOR',
      parse: wholeNumber(2),
      help: 'Multiply the time limits of steps by this factor (2 or more), for a busy machine.',
    },
    report: {
      value: 'FOLDER',
      parse: parseReport,
      help: 'Write Cucumber messages, JUnit XML, summary.json and transitions.json to this folder.',
    },
    shard: {
      value: 'INDEX/TOTAL',
      parse: parseShard,
      help: 'Run only this part of the scenarios, such as 1/3. INDEX counts from 1. Default: the environment variables TEST_TOTAL_SHARDS and TEST_SHARD_INDEX (or JOB_COMPLETION_INDEX), if they are set; these indexes count from 0.',
    },
    workers: { value: 'NUMBER', parse: wholeNumber(1), help: 'Number of worker threads. Default: 2.' },
  },
} as const;

/** Reads the command line. Returns a {@link Notice} if the arguments ask for help or are invalid. */
export function readOptions(argv: readonly string[], environment: Environment = process.env): Options | Notice {
  const result = readArguments(conformance, argv, environment);
  if ('print' in result) return result;
  const { lane, suite, patience, ...values } = result.values;
  const names = lane.length > 0 ? lane : undefined;
  if (values.broken) {
    const allowed = new Set(['broken', 'tags']);
    const other = Object.entries({ lane: names, suite, patience, ...values }).find(
      ([name, value]) => value !== undefined && !allowed.has(name),
    );
    if (other) return misuse(conformance, `--broken cannot be combined with --${other[0]}.`);
  }
  if (values.repeat !== undefined && values.report !== undefined) {
    return misuse(conformance, '--repeat cannot be combined with --report.');
  }
  let { shard } = values;
  try {
    if (!values.broken) shard ??= readEnvironmentShard(environment);
  } catch (error) {
    if (error instanceof ArgumentError) return misuse(conformance, error.message);
    throw error;
  }
  const tags = suite ? combineTags(suiteExpression(suite), values.tags) : values.tags;
  const defaultNames = values.renderer === undefined ? (suite?.lanes ?? defaultLaneNames) : [];
  const lanes = findLanes(names ?? defaultNames).map((each) => adaptLane(each, { patience, locale: values.locale }));
  return { ...values, patience, tags, shard, lanes };
}

/** Returns a copy of a lane, changed by the options `--patience` and `--locale`. */
export function adaptLane(lane: Lane, { patience = 1, locale }: Pick<Options, 'patience' | 'locale'>): Lane {
  const browser = { ...lane.browser, patienceFactor: lane.browser.patienceFactor * patience };
  return { ...lane, browser, ...(locale !== undefined && { locale }) };
}

const combineTags = (expression: string, tags: string | undefined): string =>
  tags === undefined ? expression : `(${expression}) and (${tags})`;

function parseSuite(name: string): Suite {
  const suite = findSuite(suites, name);
  if (typeof suite === 'string') throw new ArgumentError(suite);
  return suite;
}

function parseReport(folder: string): string {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new ArgumentError('Expected a folder, but this is a file.');
  return folder;
}

function parseOrder(text: string): NonNullable<RunOptions['order']> {
  if (text === 'defined') return text;
  // Choose a random seed. The run prints the seed, so that the developer can repeat the order of scenarios.
  if (text === 'random') return `random:${Math.floor(Math.random() * 1_000_000)}`;
  const seed = /^random:(\S+)$/.exec(text)?.[1];
  if (seed !== undefined) return `random:${seed}`;
  throw new ArgumentError('Expected defined, random or random:SEED.');
}
