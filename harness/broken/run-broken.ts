import { findBrowser } from '../../scripts/browser.ts';
import { benchOf } from '../../scripts/bundle/bundles.ts';
import { inProject } from '../../scripts/project.ts';
import { withClaims } from '../run/claims.ts';
import { corpus } from '../corpus/corpus.ts';
import { laneOf } from '../lanes/lanes.ts';
import type { Output } from '../report/print-progress.ts';
import { everyScenario } from '../run/options.ts';
import { runLane } from '../run/run-lane.ts';
import { startServers } from '../run/servers.ts';
import { broken } from './broken.ts';
import { judgeBroken } from './judge-broken.ts';

/** Most of what is looked for never comes. */
const patienceMs = 700;
/** Looking for what does not come takes no processor. */
const workers = 4;
/** That they fail is no news. */
const silent = { scenario() {}, faults() {} };
const options = { ...everyScenario, workers };

/** Runs every renderer that is broken on purpose: 0 where each fails its list and nothing else, 2 where the harness fails. */
export async function runBroken(output: Output): Promise<0 | 1 | 2> {
  const { executablePath } = await findBrowser((line) => output.write(`${line}\n`));
  const runs = broken.map((each) => {
    const module = inProject('harness', 'broken', 'renderers', `${each.name}.ts`);
    return { each, lane: laneOf(each.name, benchOf(each.name, module)) };
  });
  await using servers = await startServers(
    runs.map(({ lane }) => lane),
    (text) => output.write(text),
  );
  let worst: 0 | 1 | 2 = 0;
  for (const { each, lane } of runs) {
    const run = await withClaims((claims) => {
      const worldParameters = { ...servers.parametersFor(lane), executablePath, claims, patienceMs };
      return runLane({ corpus, lane, options, worldParameters, printer: silent });
    });
    const differences = [...judgeBroken(each, run), ...run.specFaults, ...run.harnessFaults];
    for (const text of differences) output.write(`✗ ${text}\n`);
    const verdict = differences.length === 0 ? 'as it must' : 'not as it must';
    output.write(`${each.name}: ${run.scenarios.length} scenarios, fails ${verdict}\n`);
    if (run.exitCode === 2) worst = 2;
    else if (differences.length > 0 && worst === 0) worst = 1;
  }
  return worst;
}
