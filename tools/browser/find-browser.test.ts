import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { systemBrowsers } from './system-browsers.ts';
import { findBrowser } from './find-browser.ts';

describe('looking for a browser', () => {
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

  it('passes over what does not start, and says in the end what to install and what it tried', async () => {
    const broken = await put('broken/chromium');
    const said: string[] = [];
    const ways = [
      { name: 'nowhere', find: async () => [] },
      { name: 'a shelf', find: async () => [broken, join(folder, 'gone')] },
    ];
    await assert.rejects(
      findBrowser((line) => said.push(line), ways),
      ({ message }: Error) =>
        message.includes('npx playwright install') && message.includes('DOORSTEP_BROWSER') && message.includes(broken),
    );
    assert.equal(said.length, 2);
    assert.match(said[0] ?? '', /broken\/chromium \(a shelf\) does not start/);
  });

  it('tries a way only when those before it gave nothing', async () => {
    const { executablePath, source } = await findBrowser(() => {});
    const found = await findBrowser(() => {}, [
      { name: 'first', find: async () => [executablePath] },
      { name: 'second', find: () => assert.fail(`${source} was enough`) },
    ]);
    assert.deepEqual(found, { executablePath, source: 'first' });
  });

  it('takes the headless shell of the system before its other browsers, wherever they are on the path', async () => {
    const full = await put('one/chromium');
    const shell = await put('two/chromium-headless-shell');
    await put('one/google-chrome', 0o644);
    const path = [join(folder, 'one'), '', join(folder, 'two')].join(delimiter);
    assert.deepEqual(systemBrowsers(path), [shell, full]);
  });
});
