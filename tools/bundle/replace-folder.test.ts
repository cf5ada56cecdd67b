import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { replaceFolder } from './replace-folder.ts';

describe('replacing a folder', () => {
  let work: string;
  let place: string;
  const make = async (name: string): Promise<string> => {
    const folder = await mkdtemp(join(work, 'aside-'));
    await mkdir(join(folder, 'made'));
    await writeFile(join(folder, 'made', name), '');
    return folder;
  };
  const replace = (aside: string): Promise<void> => replaceFolder(place, join(aside, 'made'), aside);

  beforeEach(async () => {
    work = await mkdtemp(join(tmpdir(), 'doorstep-folder-'));
    place = join(work, 'dist');
  });
  afterEach(() => rm(work, { recursive: true }));

  it('leaves the new files and none of the old, and creates a missing folder', async () => {
    await replace(await make('old.js'));
    assert.deepEqual(await readdir(place), ['old.js']);
    await replace(await make('new.js'));
    assert.deepEqual(await readdir(place), ['new.js']);
  });

  it('leaves one complete folder when several processes replace it', async () => {
    await Promise.all((await Promise.all(['a.js', 'b.js', 'c.js', 'd.js'].map(make))).map(replace));
    assert.equal((await readdir(place)).length, 1);
  });

  it('rejects if the new folder does not exist', async () => {
    await assert.rejects(replaceFolder(place, join(work, 'none'), work), { code: 'ENOENT' });
  });
});
