import { findBrowser } from '../../tools/browser/find-browser.ts';
import { testBuildOf } from '../../tools/bundle/bundles.ts';
import { inProject } from '../../tools/project.ts';
import { withClaims } from '../run/claims.ts';
import { corpus } from '../corpus/corpus.ts';
import { laneOf } from '../lanes/lanes.ts';
import type { Output } from '../report/print-progress.ts';
import { everyScenario } from '../command/options.ts';
import { runLane } from '../run/run-lane.ts';
import { startServers } from '../run/servers.ts';
import type { RunJudgement } from '../judge/judge-run.ts';
import { broken, type Broken } from './broken.ts';
import { judgeBroken, straysOf } from './judge-broken.ts';

/** Most of what is looked for never comes. */
const brief = 700;
/** For what should have come: the machine may have been busy. */
const patient = 5000;
/** Looking for what does not come takes no processor. */
const workers = 4;
/** That they fail is no news. */
const silent = { scenario() {}, faults() {} };

/** A broken renderer, and how scenarios are run on it. */
interface Trial {
  readonly broken: Broken;
  run(tags: string, patienceMs: number): Promise<RunJudgement>;
}

/**
 * Runs every renderer that is broken on purpose: 0 where each fails its list and nothing else, 2 where the harness fails.
 *
 * @param tags a tag expression: only what is run can be judged, which proves nothing of the rest; empty for everything
 */
export async function runBroken(tags: string, output: Output): Promise<0 | 1 | 2> {
  const { executablePath } = await findBrowser((line) => output.write(`${line}\n`));
  const lanes = broken.map((each) => {
    const module = inProject('harness', 'broken', 'renderers', `${each.name}.ts`);
    return { each, lane: laneOf(each.name, testBuildOf(each.name, module)) };
  });
  await using servers = await startServers(
    lanes.map(({ lane }) => lane),
    (text) => output.write(text),
  );
  const exitCodes: (0 | 1 | 2)[] = [];
  for (const { each, lane } of lanes) {
    const run: Trial['run'] = (chosen, patienceMs) =>
      withClaims((claims) => {
        const worldParameters = { ...servers.parametersFor(lane), executablePath, claims, patienceMs };
        const options = { ...everyScenario, tags: chosen, workers };
        return runLane({ corpus, lane, options, worldParameters, printer: silent });
      });
    exitCodes.push(await tryOut({ broken: each, run }, tags, output));
  }
  return Math.max(...exitCodes) as 0 | 1 | 2; // the worst of them
}

async function tryOut({ broken: each, run }: Trial, tags: string, output: Output): Promise<0 | 1 | 2> {
  const first = await run(tags, brief);
  const strays = straysOf(each, first);
  const scenarios = [...first.scenarios];
  const faults = [...first.specFaults, ...first.harnessFaults];
  if (strays.length > 0) {
    output.write(
      `${each.name}: ${strays.length} requirements fail that are not on its list; once more, with patience\n`,
    );
    const again = await run(strays.map((id) => `@${id}`).join(' or '), patient);
    const kept = scenarios.filter(({ requirement }) => requirement === null || !strays.includes(requirement));
    scenarios.splice(0, Infinity, ...kept, ...again.scenarios);
    faults.push(...again.specFaults, ...again.harnessFaults);
  }
  const differences = [...judgeBroken(each, scenarios, tags === ''), ...faults];
  for (const text of differences) output.write(`✗ ${text}\n`);
  const verdict = differences.length === 0 ? 'as it must' : 'not as it must';
  output.write(`${each.name}: ${scenarios.length} scenarios, fails ${verdict}\n`);
  const isHarnessFault = first.harnessFaults.length > 0 || scenarios.some((one) => one.verdict === 'harness fault');
  return isHarnessFault ? 2 : differences.length > 0 ? 1 : 0;
}
