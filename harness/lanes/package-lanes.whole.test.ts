import assert from 'node:assert/strict';
import { cp, mkdtempDisposable, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { ensureBundle } from '../../tools/bundle/build-bundle.ts';
import { moduleListFile } from '../../tools/bundle/bundles.ts';
import { ensurePackageInstalled, packageApp } from '../../tools/package/install-package.ts';
import { inProject } from '../../tools/project.ts';
import { corpus } from '../corpus/corpus.ts';
import { startLanes } from '../run/start-lanes.ts';
import { findLanes } from './lanes.ts';

const output = { write() {} };
const lanes = findLanes(['package:emulator', 'element:fake']);

describe('the lanes of the built package', () => {
  before(() => ensurePackageInstalled(() => {}));

  for (const { name, renderer, stack } of lanes) {
    test(`${name}: the widget comes from the package, and none of it from the sources`, async () => {
      const bundle = renderer.bundle(stack);
      await ensureBundle(bundle);
      const chunks = JSON.parse(await readFile(moduleListFile(bundle), 'utf8')) as Record<string, readonly string[]>;
      // Leave out the provider page: this stand-in for Google's page is not part of the package.
      const modules = Object.entries(chunks).flatMap(([file, paths]) => (/\/provider-/.test(file) ? [] : paths));
      assert.ok(modules.some((path) => path.startsWith('build/package/node_modules/doorstep-auth/')));
      assert.deepEqual(
        modules.filter((path) => /^src\/(?!app\/|start-app\.tsx$|ProjectErrorPage\.tsx$)/.test(path)).toSorted(),
        ['src/adapters/firebase/project-config.ts', 'src/adapters/firebase/project-problems.ts'],
      );
    });
  }

  test('a scenario that passes on the package fails on a package with a wrong text', async (context) => {
    const lane = lanes.find(({ name }) => name === 'element:fake') ?? assert.fail('expected the lane element:fake');
    await using copy = await mkdtempDisposable(inProject('build', 'broken-package-'));
    await cp(packageApp, copy.path, { recursive: true });
    await replaceText(join(copy.path, 'node_modules', 'doorstep-auth'), 'Continue as guest', 'Continue as nobody');
    const { renderer, stack } = lane;
    const bundle = {
      ...renderer.bundle(stack),
      name: 'broken',
      folder: join(copy.path, 'page'),
      packageApp: copy.path,
    };
    context.after(async () => {
      for (const file of [moduleListFile(bundle), inProject('build', 'broken.fingerprint')]) await rm(file);
    });
    const brokenLane = { ...lane, name: 'element:broken', renderer: { ...renderer, bundle: () => bundle } };
    await using started = await startLanes([lane, brokenLane], output);
    const verdicts: (string | undefined)[] = [];
    for (const each of [lane, brokenLane]) {
      const options = { tags: '@02-3', workers: 1 };
      const { scenarios } = await started.run(each, { corpus, options, progress: { scenario() {}, errors() {} } });
      verdicts.push(...scenarios.map(({ verdict }) => verdict));
    }
    assert.deepEqual(verdicts, ['passed', 'regression']);
  });
});

/** Replaces a text in all modules of a folder. */
async function replaceText(folder: string, text: string, replacement: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  const files = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), code: await readFile(join(folder, name), 'utf8') })),
  );
  const changed = files.filter(({ code }) => code.includes(text));
  assert.ok(changed.length > 0, `expected the text "${text}" in ${folder}`);
  for (const { path, code } of changed) await writeFile(path, code.replaceAll(text, replacement));
}
