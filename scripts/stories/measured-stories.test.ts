import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { openMeasuredStories } from './measured-stories.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doorstep-measured-'));
});
afterEach(() => rm(folder, { recursive: true }));

const finding = {
  story: 'email--email-only',
  language: 'de',
  letters: 200,
  problem: '"Weiter" is outside of the card',
};

test('a continued run knows the findings of the run that was stopped', async () => {
  const stopped = await openMeasuredStories(folder, 'today');
  await stopped.write('email--email-only', 'de', [finding]);
  await stopped.write('email--empty-email', 'de', []);
  const continued = await openMeasuredStories(folder, 'today');
  assert.deepEqual(await continued.read('email--email-only', 'de'), [finding]);
  assert.deepEqual(await continued.read('email--empty-email', 'de'), []);
});

test('a story is measured again in another language and after a change of the sources', async () => {
  const earlier = await openMeasuredStories(folder, 'today');
  await earlier.write('email--email-only', 'de', [finding]);
  assert.equal(await earlier.read('email--email-only', 'ar'), null);
  assert.equal(await (await openMeasuredStories(folder, 'tomorrow')).read('email--email-only', 'de'), null);
});
