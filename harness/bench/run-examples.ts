/**
 * Runs examples and measures them, in a process of its own, since memory is measured by process.
 * `node harness/bench/run-examples.ts <harness|browser> <count>` prints a {@link Cost} as JSON.
 */
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportRun } from '../report/report-run.ts';
import { defaultRunOptions } from '../run/run-lane.ts';
import type { StartedLanes, StartedRun } from '../run/start-lanes.ts';
import type { Cost } from './costs.ts';
import { subjects, type Subject, type SubjectName } from './subjects.ts';

/** Runs examples like the scenarios of any lane, with messages and reports. Rejects if one does not pass. */
export async function runExamples(subject: Subject, count: number): Promise<Cost> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'doorstep-bench-'));
  await writeExamples(folder.path, subject, count);
  return await subject.start(async (run) => {
    const startedAt = performance.now();
    const processorAtStart = process.cpuUsage();
    await runAndReport(subject, run, folder.path, count);
    const { user, system } = process.cpuUsage(processorAtStart);
    return {
      count,
      processorMs: (user + system) / 1000,
      wallMs: performance.now() - startedAt,
      peakMegabytes: process.resourceUsage().maxRSS / 1024,
    };
  });
}

async function runAndReport(
  { corpus, lane }: Subject,
  run: (run: StartedRun) => ReturnType<StartedLanes['run']>,
  folder: string,
  count: number,
): Promise<void> {
  const report = join(folder, 'report');
  const judgement = await run({
    corpus: { ...corpus, features: join(folder, '*.feature') },
    options: { ...defaultRunOptions, report },
    progress: { scenario() {}, errors() {} },
  });
  const { scenarios, specErrors, harnessErrors, exitCode } = judgement;
  const passed = scenarios.filter(({ verdict }) => verdict === 'passed').length;
  if (passed !== count || exitCode !== 0) {
    throw new Error(`expected ${count} examples to pass, saw ${passed}: ${[...specErrors, ...harnessErrors]}`);
  }
  // With a name, it is a run of some scenarios, which need not take every transition.
  const selection = { tags: '', name: 'Number', shard: null };
  await reportRun({ runs: [[lane, judgement]], selection, entries: [], report }, { write() {} });
}

/** About as many as the largest feature of the widget has scenarios. */
const examplesPerFeature = 100;

async function writeExamples(folder: string, subject: Subject, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const features = Map.groupBy(numbers, (number) => Math.ceil(number / examplesPerFeature));
  for (const [part, rows] of features)
    await writeFile(join(folder, `${part}.feature`), formatFeature(part, subject, rows));
}

const formatFeature = (part: number, { requirement, steps }: Subject, rows: readonly number[]): string =>
  [
    `Feature: Part ${part}`,
    '',
    `  @${requirement}`,
    '  Rule: It happens again and again',
    '',
    '    Scenario Outline: Number <number>',
    ...steps.map((step) => `      ${step}`),
    '',
    '      Examples:',
    '        | number |',
    ...rows.map((number) => `        | ${number} |`),
    '',
  ].join('\n');

if (import.meta.main) {
  const [name, count] = process.argv.slice(2);
  const cost = await runExamples(subjects[name as SubjectName], Number(count)); // only `main.ts` starts this
  process.stdout.write(JSON.stringify(cost));
}
