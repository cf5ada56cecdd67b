import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { peers } from '../../tools/package/manifest.ts';
import { inProject } from '../../tools/project.ts';
import { apps } from './examples.ts';

const triedVersions = apps.flatMap(({ name }) => {
  const manifest = readFileSync(inProject('examples', name, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { readonly dependencies: { readonly firebase?: string } };
  return dependencies.firebase ?? [];
});
const triedMajors = new Set(triedVersions.map((version) => Number.parseInt(version, 10)));

test('examples install the oldest supported version of Firebase, and every supported major version', () => {
  const [, oldest = '', end] = /^>=(\d+\.\d+\.\d+) <(\d+)$/.exec(peers.firebase) ?? [];
  assert.ok(triedVersions.includes(oldest), `No example installs ${oldest}.`);
  for (let major = Number.parseInt(oldest, 10); major < Number(end); major += 1) {
    assert.ok(triedMajors.delete(major), `No example installs a version ${major}.`);
  }
  assert.deepEqual([...triedMajors], [], 'Examples install versions that the package does not accept.');
});
