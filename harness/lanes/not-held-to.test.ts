import assert from 'node:assert/strict';
import { test } from 'node:test';
import { corpus } from '../corpus/corpus.ts';
import { lanesNamed } from './lanes.ts';
import { notHeldTo } from './not-held-to.ts';

const sampleCorpus = { folder: import.meta.dirname, features: '../sample-corpus/*.feature' };
const judgedOn = (features: readonly string[]) => ({ reference: { features, leftOut: [], patienceMs: 1 } });

test('what is in the features that a lane is not judged on is counted', () => {
  assert.deepEqual(notHeldTo(judgedOn(['../sample-corpus/01-*.feature']), sampleCorpus), {
    '../sample-corpus/02-broken-harness.feature': 1,
  });
});

test('a lane that is judged on everything has none of them', () => {
  assert.deepEqual(notHeldTo(judgedOn([sampleCorpus.features]), sampleCorpus), {});
  assert.deepEqual(notHeldTo({}, sampleCorpus), {});
});

test('the reference is held to connecting accounts, and not to organisations', () => {
  for (const lane of lanesNamed(['firebaseui:wire', 'firebaseui:emulator'])) {
    const features = Object.keys(notHeldTo(lane, corpus));
    assert.ok(!features.includes('features/33-connecting-accounts.feature'), lane.name);
    assert.ok(features.includes('features/34-organisations.feature'), lane.name);
  }
});
