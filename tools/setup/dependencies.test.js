import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { areInstalled } from './dependencies.js';

describe('installed dependencies', () => {
  let root;
  const put = (file, packages) => writeFileSync(join(root, file), JSON.stringify({ packages }));
  const locked = {
    '': { name: 'doorstep' },
    'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
    'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-b', optional: true },
  };
  const installed = { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' } };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'doorstep-setup-'));
    mkdirSync(join(root, 'node_modules'));
    put('package-lock.json', locked);
    put('node_modules/.package-lock.json', installed);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('match the lock file if only bindings of other platforms are absent', () =>
    assert.equal(areInstalled(root), true));

  it('do not match if npm did not finish', () => {
    rmSync(join(root, 'node_modules', '.package-lock.json'));
    assert.equal(areInstalled(root), false);
  });

  it('do not match if none are installed', () => {
    rmSync(join(root, 'node_modules'), { recursive: true });
    assert.equal(areInstalled(root), false);
  });

  for (const [difference, change] of [
    ['another version of a package', { 'node_modules/react': { version: '19.3.2', integrity: 'sha512-c' } }],
    ['another hash for the same version', { 'node_modules/react': { version: '19.3.1', integrity: 'sha512-c' } }],
    ['one more package', { ...installed, 'node_modules/wouter': { version: '3.7.1', integrity: 'sha512-d' } }],
  ]) {
    it(`do not match if the lock file has ${difference}`, () => {
      put('package-lock.json', change);
      assert.equal(areInstalled(root), false);
    });
  }

  it('cannot be compared without a lock file', () => {
    rmSync(join(root, 'package-lock.json'));
    assert.throws(() => areInstalled(root), /package-lock\.json is missing/);
  });
});
