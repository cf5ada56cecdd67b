import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { peers } from '../../tools/package/manifest.ts';
import { inProject } from '../../tools/project.ts';
import { examples } from './examples.ts';

const versions = examples.flatMap(({ name }) => {
  const manifest = readFileSync(inProject('examples', name, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { readonly dependencies: { readonly firebase?: string } };
  return dependencies.firebase ?? [];
});

test('an example installs the oldest supported version of Firebase, and one example each later major version', () => {
  const [, oldest = '', oldestMajor, end] = /^>=((\d+)\.\d+\.\d+) <(\d+)$/.exec(peers.firebase) ?? [];
  const supported = Array.from({ length: Number(end) - Number(oldestMajor) }, (_, index) => Number(oldestMajor) + index);
  const tried = new Set(versions.map((version) => Number.parseInt(version, 10)));
  assert.deepEqual([...tried].toSorted((one, other) => one - other), supported);
  assert.ok(versions.includes(oldest), oldest);
});
