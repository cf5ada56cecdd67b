import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { chromiumNames, findSystemBrowsers } from './system-browsers.ts';
import { findBrowser, findFirefox } from './find-browser.ts';

describe('finding a browser', () => {
  let folder: string;
  const put = async (path: string, mode = 0o755): Promise<string> => {
    const file = join(folder, path);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, '#!/bin/sh\nexit 1\n');
    await chmod(file, mode);
    return file;
  };
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'doorstep-browsers-'));
  });
  after(() => rm(folder, { recursive: true }));

  it('says how to install Firefox if none starts', async () => {
    const broken = await put('broken/firefox');
    const sources = [{ name: 'a folder', find: async () => [broken] }];
    await assert.rejects(
      findFirefox(() => {}, sources),
      ({ message }: Error) =>
        message.startsWith('Found no Firefox that starts.') &&
        message.includes('apt-get install firefox-esr') &&
        message.includes('DOORSTEP_FIREFOX') &&
        message.includes(broken),
    );
  });

  it('skips browsers that do not start, and the error says what to install and what was tried', async () => {
    const broken = await put('broken/chromium');
    const lines: string[] = [];
    const sources = [
      { name: 'nowhere', find: async () => [] },
      { name: 'a folder', find: async () => [broken, join(folder, 'gone')] },
    ];
    await assert.rejects(
      findBrowser((line) => lines.push(line), sources),
      ({ message }: Error) =>
        message.includes('npx playwright install') && message.includes('DOORSTEP_BROWSER') && message.includes(broken),
    );
    assert.equal(lines.length, 2);
    assert.match(lines[0] ?? '', /broken\/chromium \(a folder\) does not start/);
  });

  it('uses a source only if the sources before it have no browser', async () => {
    const { executablePath, source } = await findBrowser(() => {});
    const found = await findBrowser(() => {}, [
      { name: 'first', find: async () => [executablePath] },
      { name: 'second', find: () => assert.fail(`${source} has a browser`) },
    ]);
    assert.deepEqual(found, { executablePath, source: 'first' });
  });

  it('prints the browser that it uses, unless the developer has chosen it', async () => {
    const { executablePath } = await findBrowser(() => {});
    const lines: string[] = [];
    const source = { name: 'a folder', find: async () => [executablePath] };
    for (const isChosen of [false, true]) await findBrowser((line) => lines.push(line), [{ ...source, isChosen }]);
    assert.deepEqual(lines, [`browser: ${executablePath} (a folder)`]);
  });

  it('prefers the headless shell to other browsers, wherever they are on the PATH', async () => {
    const full = await put('one/chromium');
    const shell = await put('two/chromium-headless-shell');
    await put('one/google-chrome', 0o644);
    const path = [join(folder, 'one'), '', join(folder, 'two')].join(delimiter);
    assert.deepEqual(findSystemBrowsers(chromiumNames, path), [shell, full]);
  });
});
