/**
 * `npm test`: checks, tests, and the conformance lanes, with all that they need. Ends with one line,
 * `N passed, N failed`. Exit code 0 where nothing failed, 1 where something did, 2 where the harness itself did.
 */
import { styleText } from 'node:util';
import { findBrowser } from '../tools/browser/find-browser.ts';
import { ensureBundle } from '../tools/bundle/build-bundle.ts';
import { testBuild, checkBuild } from '../tools/bundle/bundles.ts';
import { exampleEnvironment } from '../tools/bundle/project-environment.ts';
import { allChecks } from './check.ts';
import { runChecks, type Tally } from './check/run-checks.ts';
import { oneOf, readProcessArguments } from '../tools/command-line.ts';
import { toProjectPath } from '../tools/project.ts';
import { runLanes } from './test/run-lanes.ts';
import { runUnitTests } from './unit.ts';

interface Conformance {
  readonly title: string;
  readonly lanes: readonly string[];
  /** Of `npm run conformance`. */
  readonly options: readonly string[];
}

/**
 * What is run of the scenarios, where nobody should have to wait for more than five minutes: all of them on both
 * services, and of the other lanes a part.
 */
const brief: readonly Conformance[] = [
  { title: 'conformance', lanes: ['react:fake', 'react:emulator'], options: [] },
  {
    title: 'conformance: the specified versions, by what only they show, and by every journey',
    lanes: ['react:fake@spec'],
    options: ['--tags', '@stack.specified or @journey'],
  },
  {
    title: 'conformance: every fifteenth scenario on the other lanes (all of them: npm test -- whole)',
    lanes: ['react:firebase', 'plain:fake', 'firebaseui:wire'],
    options: ['--shard', '1/15'],
  },
];

/** All of them on each of these lanes; FirebaseUI on the emulator, too, is for the workflow. */
const whole: readonly Conformance[] = [
  { title: 'conformance: every scenario', lanes: [...new Set(brief.flatMap(({ lanes }) => lanes))], options: [] },
];

const nothing: Tally = { passed: 0, failed: 0 };
let total = nothing;
let exitCode = 0;

/**
 * Runs a part of the whole and counts what passed in it. One that throws has failed, whatever it was about to count.
 *
 * @param exitCodeOnFailure 1 where the product is to blame, 2 where it is what judges it
 * @returns whether it came to its end
 */
async function phase(title: string, exitCodeOnFailure: 1 | 2, work: () => Promise<Tally>): Promise<boolean> {
  console.log(`\n${styleText('bold', title)}`);
  const tally = await work().catch((error: unknown) => {
    console.log(String(error instanceof Error ? error.message : error));
    return null;
  });
  const { passed, failed } = tally ?? { passed: 0, failed: 1 };
  total = { passed: total.passed + passed, failed: total.failed + failed };
  if (failed > 0) exitCode = Math.max(exitCode, tally === null ? exitCodeOnFailure : 1);
  return tally !== null;
}

async function setUp(): Promise<Tally> {
  // Found once for all that follows.
  process.env.DOORSTEP_BROWSER = (await findBrowser(console.log)).executablePath;
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
  about: 'Runs the checks, the unit tests, every scenario on both services, and some scenarios on the other lanes.',
  positionals: { name: 'whole', help: 'Run every scenario on every lane.', parse: oneOf(['whole']), max: 1 },
});
if (args) await runAll(args.positionals.includes('whole') ? whole : brief);

async function runAll(conformance: readonly Conformance[]): Promise<void> {
  const hasBrowser = await phase('set-up', 2, setUp);
  const isBuilt = await phase('build', 1, build);
  await phase('checks', 2, () => runChecks(allChecks, console.log));
  await phase('tests', 2, () => runUnitTests(console.log));
  if (hasBrowser && isBuilt) {
    for (const { title, lanes, options } of conformance) await phase(title, 2, () => runLanes(lanes, options));
  }

  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = exitCode;
}
