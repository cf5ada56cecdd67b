import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { matchesGlob } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { inProject } from '../../tools/project.ts';
import { defaultLaneNames } from '../lanes/lanes.ts';
import { readOptions } from '../command/options.ts';
import { findMissingShards, readShard } from '../corpus/shard.ts';
import { readOptions as readMutateOptions } from '../mutate/main.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string | number>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly string[]>> };
  readonly steps: readonly Step[];
}

/** The tests below read the content of the workflow. Only GitHub can check the workflow's syntax. */
const { jobs, permissions } = parse(await readFile(inProject('.github', 'workflows', 'ci.yml'), 'utf8')) as {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
};
const everyJob = Object.entries(jobs);
const everyStep = everyJob.flatMap(([name, job]) => job.steps.map((step) => ({ name, job, step })));

const findNeeds = ({ needs = [] }: Job): readonly string[] => (typeof needs === 'string' ? [needs] : needs);

const findMatrix = (job: Job | undefined, name: string): readonly string[] => job?.strategy?.matrix[name] ?? [];

/** Returns a step's command line for each combination of the matrix values. A command line is a list of words. */
function expandCommand({ run = '', env = {} }: Step, job: Job): readonly (readonly string[])[] {
  const names = Object.keys(job.strategy?.matrix ?? {});
  const rows = names.reduce<readonly Readonly<Record<string, string>>[]>(
    (some, name) => some.flatMap((row) => findMatrix(job, name).map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
  const readVariable = (name: string, row: Readonly<Record<string, string>>): string =>
    (env[name] ?? '').replace(/^\$\{\{ matrix\.(\w+) \}\}$/, (_all, key: string) => row[key] ?? '');
  return rows.map((row) =>
    run.split(' ').map((word) => word.replace(/^"\$(\w+)"$/, (_all, name: string) => readVariable(name, row))),
  );
}

test('continuous integration runs every lane in Chromium', () => {
  assert.deepEqual(findMatrix(jobs['lane'], 'lane'), defaultLaneNames);
});

for (const name of ['lane', 'faults']) {
  test(`continuous integration runs every shard of the job ${name}`, () => {
    const shards = findMatrix(jobs[name], 'shard').map(
      (text) => readShard(text) ?? assert.fail(`"${text}" is no shard`),
    );
    assert.deepEqual(findMissingShards(shards), []);
  });
}

test('every command line is one of our scripts with valid options', async () => {
  const { scripts } = JSON.parse(await readFile(inProject('package.json'), 'utf8')) as { scripts: object };
  const lines = everyStep
    .filter(({ step }) => step.run !== undefined)
    .flatMap(({ job, step }) => expandCommand(step, job));
  assert.equal(lines.length, 2 + defaultLaneNames.length * 2 + 2 + 2 + 2);
  for (const [npm, run, command = '', ...words] of lines) {
    assert.deepEqual([npm, run], ['npm', 'run']);
    assert.ok(Object.hasOwn(scripts, command), `unknown script ${command}`);
    if (command === 'mutate') {
      const options = readMutateOptions(words.slice(1));
      assert.ok('target' in options && options.target === 'faults' && options.sampling.shard !== null);
    }
    if (command !== 'conformance' || words[1] === 'merge') continue;
    const options = readOptions(words.slice(1));
    assert.equal('lanes' in options && options.lanes.length, 1);
  }
});

test('a job waits for the jobs that upload the artifacts that it downloads', () => {
  const uploads = (name: string): readonly (string | number | undefined)[] =>
    (jobs[name]?.steps ?? [])
      .filter(({ uses = '' }) => uses.includes('/upload-artifact@'))
      .map((step) => step.with?.['name']);
  const downloads = everyStep.filter(({ step: { uses = '' } }) => uses.includes('/download-artifact@'));
  const downloaders = downloads.map(({ name }) => name);
  assert.deepEqual(downloaders, ['conformance', 'site', 'publish']);
  for (const { name, job, step } of downloads) {
    const wantedName = step.with?.['name'] ?? step.with?.['pattern'];
    const available = findNeeds(job).flatMap(uploads);
    const isUploaded = available.some((each) => matchesGlob(String(each), String(wantedName)));
    assert.ok(isUploaded, `${name} downloads ${wantedName}; the jobs that it needs upload ${available.join(', ')}`);
  }
  for (const [name, job] of everyJob) {
    for (const need of findNeeds(job)) assert.ok(Object.hasOwn(jobs, need), `${name} needs the unknown job ${need}`);
  }
});

test('only the job that publishes may write, and it runs on main, after all other jobs and without our code', () => {
  assert.deepEqual(permissions, { contents: 'read' });
  const jobsThatWrite = everyJob.flatMap(([name, job]) => (job.permissions === undefined ? [] : [name]));
  assert.deepEqual(jobsThatWrite, ['publish']);
  const publish = jobs['publish'] ?? assert.fail('expected a job that publishes');
  assert.deepEqual(publish.permissions, { pages: 'write', 'id-token': 'write' });
  assert.equal(publish.if, "${{ github.event_name == 'push' && github.ref == 'refs/heads/main' }}");
  assert.deepEqual(findNeeds(publish), ['checks', 'site']);
  assert.ok(publish.steps.every(({ run, uses = '' }) => run === undefined && !uses.includes('/checkout@')));
});
