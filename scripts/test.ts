/**
 * `npm test`: runs checks, unit tests and the scenarios of the specification. Prints `N passed, N failed` in the last
 * line. Exit code: 1 if a check, test or scenario failed; 2 if the test programs themselves failed.
 */
import { styleText } from 'node:util';
import { laneNames } from '../harness/lanes/lanes.ts';
import { findBrowser } from '../tools/browser/find-browser.ts';
import { ensureBundle } from '../tools/bundle/build-bundle.ts';
import { testBuild, checkBuild } from '../tools/bundle/bundles.ts';
import { exampleEnvironment } from '../tools/bundle/project-environment.ts';
import { allChecks } from './check.ts';
import { runChecks, type Tally } from './check/run-checks.ts';
import { oneOf, readProcessArguments } from '../tools/command-line.ts';
import { pick } from '../tools/pick.ts';
import { toProjectPath } from '../tools/project.ts';
import { examples } from './examples/examples.ts';
import { runExamples } from './examples/run-examples.ts';
import { runLanes } from './test/run-lanes.ts';
import { runMatrix } from './test/run-matrix.ts';
import { runUnitTests } from './unit.ts';

interface Conformance {
  readonly title: string;
  readonly lanes: readonly string[];
  /** Options of `npm run conformance`. */
  readonly options: readonly string[];
}

/** The lanes (test configurations) on which `npm test` runs a small sample of the scenarios. */
const sampledLanes = [
  ...['react:firebase', 'component:fake', 'component:app-auth', 'package:emulator', 'plain:fake', 'element:fake'],
  'firebaseui:wire',
];
const allLanes = ['react:fake', 'react:emulator', 'react:fake@spec', ...sampledLanes];
const notRun = laneNames.filter((name) => !allLanes.includes(name)).join(', ');

const toRunAll = (lane: string): string => `To run every scenario on this lane: npm run conformance -- --lane ${lane}`;

/**
 * True if `npm test` may take long: with the argument `whole`, or in continuous integration. Otherwise, it must take at
 * most about six minutes.
 */
const hasTime = !['', '0', 'false'].includes(process.env['CI'] ?? '') || process.argv.includes('whole');

/**
 * Returns the options that run one in `size` scenarios, and a text with this share. If {@link hasTime} is false, the
 * options run only one in `3 * size` scenarios, from a random shard.
 */
function sample(size: number): { readonly share: string; readonly options: readonly string[] } {
  const total = hasTime ? size : size * 3;
  const part = hasTime ? 1 : 1 + Math.floor(Math.random() * total);
  return { share: `one scenario in ${total}`, options: ['--shard', `${part}/${total}`] };
}

const sampleOf = (lanes: readonly string[], title: string): Conformance => {
  const { share, options } = sample(80);
  return {
    title: `conformance: ${share} on ${title}. To run every scenario on every lane in Chromium: npm run conformance`,
    lanes,
    options,
  };
};

const samples: readonly Conformance[] = [
  {
    title: `conformance: ${sample(40).share} on the Firebase Auth emulator. ${toRunAll('react:emulator')}`,
    lanes: ['react:emulator'],
    options: sample(40).options,
  },
  ...(hasTime
    ? [
        {
          title: `conformance: scenarios with the tag @stack.specified or @journey, on React 18.2.0 and Firebase 9.10.0, which the product specification names. ${toRunAll('react:fake@spec')}`,
          lanes: ['react:fake@spec'],
          options: ['--tags', '@stack.specified or @journey'],
        },
        sampleOf(sampledLanes, `other lanes (renderers and backends), except ${notRun}`),
      ]
    : [sampleOf(pick(['react:fake@spec', ...sampledLanes], 2), 'two of the other lanes, chosen at random')]),
];

/** Number of shards of the scenarios on the in-memory service. If {@link hasTime} is false, only one shard runs. */
const parts = 10;

const inMemoryRun: Conformance = {
  title: hasTime
    ? 'conformance: every scenario on the in-memory service'
    : `conformance: one scenario in ${parts} on the in-memory service. ${toRunAll('react:fake')}`,
  lanes: ['react:fake'],
  options: hasTime ? [] : ['--shard', `${1 + Math.floor(Math.random() * parts)}/${parts}`],
};

/** The languages of translated scenarios: Arabic is written from right to left; en-XA is longer English with accents. */
const languages = [
  { locale: 'ar', language: 'in Arabic' },
  { locale: 'en-XA', language: 'in the pseudo-language en-XA (longer English with accents)' },
];

const translated = pick(languages, hasTime ? languages.length : 1).map(({ locale, language }): Conformance => {
  const { share, options } = sample(60);
  const all = `npm run conformance -- --lane react:fake --locale ${locale}`;
  return {
    title: `conformance: ${share} ${language}. To run every scenario in this language: ${all}`,
    lanes: ['react:fake'],
    options: ['--locale', locale, ...options],
  };
});

const whole: readonly Conformance[] = [
  {
    title: `conformance: every scenario on all lanes (renderers and backends), except ${notRun}`,
    lanes: allLanes,
    options: [],
  },
];

const nothing: Tally = { passed: 0, failed: 0 };
let total = nothing;
let exitCode = 0;

/**
 * Runs one phase of the tests, such as the unit tests, and adds its numbers to the total. If the phase throws, counts
 * one failure.
 *
 * @param exitCodeOnError exit code if the phase throws: 1 for a fault of the product, 2 for a fault of the harness
 * @returns whether the phase completed
 */
async function phase(title: string, exitCodeOnError: 1 | 2, work: () => Promise<Tally>): Promise<boolean> {
  console.log(`\n${styleText('bold', title)}`);
  const tally = await work().catch((error: unknown) => {
    console.log(String(error instanceof Error ? error.message : error));
    return null;
  });
  const { passed, failed } = tally ?? { passed: 0, failed: 1 };
  total = { passed: total.passed + passed, failed: total.failed + failed };
  if (failed > 0) exitCode = Math.max(exitCode, tally === null ? exitCodeOnError : 1);
  return tally !== null;
}

async function setUp(): Promise<Tally> {
  const { executablePath, source } = await findBrowser(() => {});
  console.log(`browser: ${executablePath} (${source})`);
  // Pass the browser's path to the following phases, so that these phases do not search for a browser again.
  process.env.DOORSTEP_BROWSER = executablePath;
  return nothing;
}

async function build(): Promise<Tally> {
  const built = await Promise.all([ensureBundle(testBuild), ensureBundle(checkBuild, exampleEnvironment())]);
  for (const { folder, seconds } of built) {
    console.log(`${toProjectPath(folder)}: ${seconds === null ? 'up to date' : `built in ${seconds.toFixed(1)} s`}`);
  }
  return nothing;
}

const args = readProcessArguments({
  usage: 'npm test -- [whole]',
  about:
    'Runs the parts below, one after another. If the environment variable CI is true, some parts run more. With ' +
    '"whole", runs nearly everything. Samples are chosen at random, but not with CI=true. A lane is one way to run the ' +
    'scenarios: a renderer, a backend and a browser (npm run conformance -- --help lists the lanes).',
  lists: {
    'Parts:': {
      checks: 'all of npm run check',
      'unit tests':
        'all files, except the longest tests and three quarters of the files that start a browser or a server. With ' +
        'CI=true, all files except the longest tests',
      'in-memory service': 'one scenario in ten. With CI=true, every scenario',
      emulator: 'one scenario in 120. With CI=true, one in 40',
      'other lanes':
        'one scenario in 240 on each of two random lanes, apart from those of the two parts above. With CI=true, one ' +
        `in 80 on each lane except ${notRun}. On react:fake@spec (React 18.2.0 and Firebase 9.10.0), CI=true runs only ` +
        'scenarios with the tag @journey or @stack.specified',
      languages: 'one scenario in 180, with the widget in Arabic or in en-XA. With CI=true, one in 60 in both',
      matrix: 'one in 25 cells of npm run matrix. A cell is a disturbance, such as a reload, on one screen',
    },
  },
  positionals: {
    help: {
      whole:
        `Run every scenario on every lane except ${notRun}; every cell of the matrix; the longest unit tests; and the examples. ` +
        'In Arabic and in the pseudo-language en-XA (longer English with accents), still run samples only.',
    },
    parse: oneOf(['whole']),
    max: 1,
  },
});
if (args) {
  const isWhole = args.positionals.includes('whole');
  await runAll(isWhole ? whole : [inMemoryRun, ...samples], isWhole);
}

async function runAll(conformance: readonly Conformance[], isWhole: boolean): Promise<void> {
  const hasBrowser = await phase('browser', 2, setUp);
  const isBuilt = await phase('builds', 1, build);
  await phase('checks', 2, () => runChecks(allChecks, console.log));
  await phase('unit tests', 2, () =>
    runUnitTests(console.log, undefined, { skipsLong: !isWhole, samplesSlow: !hasTime }),
  );
  if (isWhole) await phase('examples: apps that install the npm package', 1, () => runExamples(examples, console.log));
  if (hasBrowser && isBuilt) {
    for (const { title, lanes, options } of [...conformance, ...translated])
      await phase(title, 2, () => runLanes(lanes, options));
    const title = isWhole
      ? 'matrix: every disturbance, such as a reload, on every screen'
      : `matrix: one cell in 25. A cell is a disturbance, such as a reload, on one screen. To run every cell: npm run matrix`;
    await phase(title, 2, () => runMatrix(isWhole ? [] : ['--shard', '1/25']));
  }

  console.log('\nChecks, unit tests, scenarios and cells of the matrix together:');
  // Programs read this line, so keep its form.
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = exitCode;
}
