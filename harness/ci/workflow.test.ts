import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { parse } from 'yaml';
import { inProject } from '../../scripts/project.ts';
import { lanes } from '../lanes/lanes.ts';
import { faultOf, readShard } from '../run/shard.ts';

interface Workflow {
  readonly jobs: {
    readonly lane: { readonly strategy: { readonly matrix: { readonly lane: string[]; readonly shard: string[] } } };
  };
}

const workflow = parse(await readFile(inProject('.github', 'workflows', 'ci.yml'), 'utf8')) as Workflow;
const { matrix } = workflow.jobs.lane.strategy;

test('continuous integration runs every lane that there is', () => {
  assert.deepEqual(
    matrix.lane,
    lanes.map(({ name }) => name),
  );
});

test('continuous integration runs shards that are a whole', () => {
  const shards = matrix.shard.map((text) => readShard(text) ?? assert.fail(`"${text}" is no shard`));
  assert.equal(faultOf('each lane', shards), null);
});
