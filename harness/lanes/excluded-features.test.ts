import assert from 'node:assert/strict';
import { test } from 'node:test';
import { corpus } from '../corpus/corpus.ts';
import { countExcludedScenarios } from './excluded-features.ts';
import { findLanes } from './lanes.ts';
import { renderers } from './renderers.ts';

const sampleCorpus = { folder: import.meta.dirname, features: '../sample-corpus/*.feature' };
const judgedBy = (...features: readonly string[]) => ({ renderer: { ...renderers.react, features } });

test('scenarios of features that a lane is not judged by are counted', () => {
  assert.deepEqual(countExcludedScenarios(judgedBy('../sample-corpus/01-*.feature'), sampleCorpus), {
    '../sample-corpus/02-broken-harness.feature': 1,
  });
});

test('a lane that is judged by all features excludes none', () => {
  assert.deepEqual(countExcludedScenarios(judgedBy(sampleCorpus.features), sampleCorpus), {});
  assert.deepEqual(countExcludedScenarios({ renderer: renderers.react }, sampleCorpus), {});
});

test('the reference is judged by connecting accounts, and not by organisations', () => {
  for (const lane of findLanes(['firebaseui:wire', 'firebaseui:emulator'])) {
    const features = Object.keys(countExcludedScenarios(lane, corpus));
    assert.ok(!features.includes('features/33-connecting-accounts.feature'), lane.name);
    assert.ok(features.includes('features/34-organisations.feature'), lane.name);
  }
});
