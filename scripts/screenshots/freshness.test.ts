import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { areFresh, markFresh, markStale } from './freshness.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doorstep-pictures-'));
  await writeFile(join(folder, 'tea.png'), '');
  await markFresh(folder, 'today');
});
afterEach(() => rm(folder, { recursive: true }));

test('existing pictures of the current sources are fresh', async () => {
  assert.equal(await areFresh(folder, 'today', ['tea.png']), true);
});

test('pictures of different sources and missing pictures are not fresh', async () => {
  assert.equal(await areFresh(folder, 'tomorrow', ['tea.png']), false);
  assert.equal(await areFresh(folder, 'today', ['tea.png', 'milk.png']), false);
});

test('no picture is fresh after the folder was marked as stale', async () => {
  await markStale(folder);
  await markStale(folder);
  assert.equal(await areFresh(folder, 'today', ['tea.png']), false);
});
