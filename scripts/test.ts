/**
 * `npm test`: checks, tests, and the conformance lanes, with all that they need. Ends with one line,
 * `N passed, N failed`. Exit code 0 where nothing failed, 1 where something did, 2 where the harness itself did.
 */
import { styleText } from 'node:util';
import { findBrowser } from './browser.ts';
import { ensureBundle } from './bundle/build-bundle.ts';
import { bench, specimen } from './bundle/bundles.ts';
import { exampleEnvironment } from './bundle/project-environment.ts';
import { allChecks } from './check.ts';
import { runChecks, type Tally } from './check/run-checks.ts';
import { runLanes } from './test/run-lanes.ts';
import { runUnitTests } from './unit.ts';

const lanes = ['react:fake', 'react:emulator'];

let passed = 0;
let failed = 0;
let harnessFailed = false;

async function phase(title: string, work: () => Promise<Tally>): Promise<boolean> {
  console.log(`\n${styleText('bold', title)}`);
  try {
    const tally = await work();
    passed += tally.passed;
    failed += tally.failed;
    return true;
  } catch (error) {
    console.log(String(error instanceof Error ? error.message : error));
    failed += 1;
    harnessFailed = true;
    return false;
  }
}

const isSetUp = await phase('set-up', async () => {
  // Found once for all that follows.
  process.env.DOORSTEP_BROWSER = (await findBrowser(console.log)).executablePath;
  return { passed: 0, failed: 0 };
});
if (isSetUp) {
  await phase('checks', async () => {
    // Several checks want the same builds.
    await Promise.all([ensureBundle(specimen, exampleEnvironment()), ensureBundle(bench)]);
    return runChecks(allChecks, console.log);
  });
  await phase('tests', () => runUnitTests(console.log));
  await phase('conformance', () => runLanes(lanes));
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = harnessFailed ? 2 : failed > 0 ? 1 : 0;
