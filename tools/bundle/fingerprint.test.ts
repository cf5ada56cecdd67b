import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { app, testBuild } from './bundles.ts';
import { fingerprint } from './fingerprint.ts';

describe('fingerprint of a build', () => {
  let folder: string;
  let before: string;
  const put = (file: string, text: string): Promise<void> => writeFile(join(folder, file), text);
  const now = (): string => fingerprint(testBuild, { A: '1' }, folder);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'doorstep-fingerprint-'));
    await mkdir(join(folder, 'src', 'app'), { recursive: true });
    await mkdir(join(folder, 'pages'));
    await put('src/app/App.tsx', 'one');
    await put('pages/test-bed.html', '<html></html>');
    before = now();
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('changes if a source, a page or a file name changes', async () => {
    const seen = new Set([before]);
    for (const [file, text] of [
      ['src/app/App.tsx', 'two'],
      ['pages/test-bed.html', '<html><body></body></html>'],
      ['src/app/more.css', ''],
    ] as const) {
      await put(file, text);
      seen.add(now());
    }
    assert.equal(seen.size, 4);
  });

  it('changes with the environment and the kind of build', () => {
    assert.notEqual(fingerprint(testBuild, { A: '2' }, folder), before);
    assert.notEqual(fingerprint(testBuild, {}, folder), before);
    assert.notEqual(fingerprint(app, { A: '1' }, folder), before);
  });

  it('ignores tests, dates and files that are not sources', async () => {
    await put('src/app/App.test.tsx', 'a test');
    await put('README.md', 'a page');
    await utimes(join(folder, 'src/app/App.tsx'), 1, 1);
    assert.equal(now(), before);
  });
});
