import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { parseAllDocuments } from 'yaml';
import { inProject } from '../../tools/project.ts';
import { readOptions } from '../command/options.ts';

interface Job {
  readonly kind: string;
  readonly spec: {
    readonly completionMode: string;
    readonly completions: number;
    readonly parallelism: number;
    readonly template: {
      readonly spec: { readonly containers: readonly [Container]; readonly volumes: readonly Volume[] };
    };
  };
}

interface Container {
  readonly command: readonly string[];
  readonly args: readonly string[];
  readonly env: readonly { readonly name: string; readonly value?: string }[];
  readonly volumeMounts: readonly { readonly name: string }[];
}

interface Volume {
  readonly name: string;
  readonly persistentVolumeClaim?: { readonly claimName: string };
}

/** These tests check the content of the manifest. Only Kubernetes can check the manifest's syntax. */
const text = await readFile(inProject('docs', 'kubernetes', 'conformance.yaml'), 'utf8');
const documents = parseAllDocuments(text).map((document): unknown => document.toJS());
const [job, claim] = documents as [Job, { readonly metadata: { readonly name: string } }];
const { completionMode, completions, parallelism, template } = job.spec;
const [container] = template.spec.containers;
const total = container.env.find(({ name }) => name === 'TEST_TOTAL_SHARDS')?.value;

test('the job runs every shard once', () => {
  assert.equal(completionMode, 'Indexed');
  assert.equal(total, String(completions));
  assert.equal(parallelism, completions);
});

test('each pod runs its own shard with valid options', () => {
  assert.deepEqual(container.command, ['npm', 'run', 'conformance', '--']);
  for (let index = 0; index < completions; index += 1) {
    const options = readOptions(container.args, { TEST_TOTAL_SHARDS: total, JOB_COMPLETION_INDEX: String(index) });
    assert.ok('lanes' in options, 'print' in options ? options.print : '');
    assert.deepEqual(options.shard, { index: index + 1, total: completions });
    assert.equal(options.report, '/reports/$(SHARD)');
  }
});

test('every volume that a pod mounts exists', () => {
  const volumes = new Set(template.spec.volumes.map(({ name }) => name));
  for (const { name } of container.volumeMounts) assert.ok(volumes.has(name), name);
  const claims = template.spec.volumes.flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? []);
  assert.deepEqual(claims, [claim.metadata.name]);
});
