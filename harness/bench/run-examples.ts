/**
 * Runs so many examples and says what that took, in a process of its own, since memory is a process's:
 * `node harness/bench/run-examples.ts <harness|browser> <count>` writes a {@link Cost} as JSON.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conclude } from '../report/conclude.ts';
import { everyScenario } from '../command/options.ts';
import { runLane } from '../run/run-lane.ts';
import { TransitionCollector } from '../transitions/collect-transitions.ts';
import type { Cost } from './costs.ts';
import { subjectNamed, type Subject, type SubjectName } from './subjects.ts';
import { writeExamples } from './write-examples.ts';

const silent = { write() {} };

/** Runs examples as any lane is run, with messages and reports; rejects where one of them does not pass. */
export async function runExamples(subject: Subject, count: number): Promise<Cost> {
  const folder = await mkdtemp(join(tmpdir(), 'doorstep-bench-'));
  try {
    await writeExamples(folder, subject, count);
    return await subject.prepared(async (worldParameters) => {
      const begun = { at: performance.now(), processor: process.cpuUsage() };
      await runAndReport(subject, worldParameters, folder, count);
      const { user, system } = process.cpuUsage(begun.processor);
      return {
        count,
        processorMs: (user + system) / 1000,
        wallMs: performance.now() - begun.at,
        peakMegabytes: process.resourceUsage().maxRSS / 1024,
      };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runAndReport(
  { corpus, lane }: Subject,
  worldParameters: Readonly<Record<string, unknown>>,
  folder: string,
  count: number,
): Promise<void> {
  const transitions = new TransitionCollector();
  const report = join(folder, 'report');
  const run = await runLane({
    corpus: { ...corpus, features: join(folder, '*.feature') },
    lane,
    options: { ...everyScenario, report },
    worldParameters,
    printer: { scenario() {}, faults() {} },
    listener: transitions,
  });
  const green = run.scenarios.filter(({ verdict }) => verdict === 'passed').length;
  if (green !== count || run.exitCode !== 0) {
    throw new Error(`expected ${count} examples that pass, saw ${green}: ${[...run.specFaults, ...run.harnessFaults]}`);
  }
  // They are not a specification, so they need not go every way there is.
  const choice = { tags: '', name: 'Number', shard: null };
  await conclude({ runs: [[lane, run]], transitions, choice, entries: [], report }, silent);
}

if (import.meta.main) {
  const [name, count] = process.argv.slice(2);
  const cost = await runExamples(subjectNamed(name as SubjectName), Number(count)); // of `main.ts`, which alone starts this
  process.stdout.write(JSON.stringify(cost));
}
