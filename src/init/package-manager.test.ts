import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { readAppFolder } from './app-folder.ts';
import { findPackageManager, toInstallCommand } from './package-manager.ts';

/** Creates a repository with an app in `apps/web`. Returns the paths of both. */
function createRepository(t: TestContext, manifest = '{}') {
  const root = mkdtempSync(join(tmpdir(), 'doorstep-manager-'));
  t.after(() => rmSync(root, { recursive: true }));
  const app = join(root, 'apps', 'web');
  mkdirSync(app, { recursive: true });
  mkdirSync(join(root, '.git'));
  writeFileSync(join(app, 'package.json'), manifest);
  return { root, app };
}

for (const [file, manager] of [
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
] as const) {
  test(`${file} stands for ${manager}, also above the app`, (t) => {
    const { root, app } = createRepository(t, '{"packageManager":"other@1"}');
    writeFileSync(join(root, file), '');
    assert.equal(findPackageManager(readAppFolder(app), 'cnpm/1'), manager);
  });
}

test('the lock file of the app comes before one above it', (t) => {
  const { root, app } = createRepository(t);
  writeFileSync(join(root, 'yarn.lock'), '');
  writeFileSync(join(app, 'pnpm-lock.yaml'), '');
  assert.equal(findPackageManager(readAppFolder(app)), 'pnpm');
});

test('without a lock file, package.json decides, then the program that runs the command', (t) => {
  const { app } = createRepository(t, '{"packageManager":"pnpm@10.2.0"}');
  assert.equal(findPackageManager(readAppFolder(app), 'yarn/4.1.0 npm/? node/v24.0.0'), 'pnpm');
  writeFileSync(join(app, 'package.json'), '{}');
  assert.equal(findPackageManager(readAppFolder(app), 'yarn/4.1.0 npm/? node/v24.0.0'), 'yarn');
  assert.equal(findPackageManager(readAppFolder(app)), 'npm');
});

for (const value of ['{"toString":1}', '{}', '[]', 'null', '7']) {
  test(`the field packageManager with the value ${value} is ignored`, (t) => {
    const { app } = createRepository(t, `{"packageManager":${value}}`);
    assert.equal(findPackageManager(readAppFolder(app), 'yarn/4.1.0'), 'yarn');
  });
}

test('each package manager has its own command to add packages', () => {
  assert.deepEqual(toInstallCommand('npm', ['a', 'b']), ['npm', 'install', 'a', 'b']);
  for (const manager of ['pnpm', 'yarn', 'bun'] as const) assert.equal(toInstallCommand(manager, ['a'])[1], 'add');
});
