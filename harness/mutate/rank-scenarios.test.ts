import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pickle } from '@cucumber/messages';
import { rankScenarios } from './rank-scenarios.ts';

const toPickle = (name: string, ...steps: readonly string[]): Pickle => ({
  id: '',
  uri: '',
  name,
  language: 'en',
  astNodeIds: [],
  steps: steps.map((text) => ({ id: '', text, astNodeIds: [] })),
  tags: [],
});

const scenarios = new Map([
  ['1', toPickle('A visitor signs in', 'she reads "You are logged in."')],
  ['2', toPickle('A visitor signs in by a redirect', 'she is a guest')],
  ['3', toPickle('A visitor reads why a redirect failed', 'she reads "Try again"')],
  ['4', toPickle('A visitor signs out')],
]);
const rank = (text: string): readonly string[] => rankScenarios(text, [...scenarios.keys()], scenarios);

test('scenarios that share words with the text come first', () => {
  assert.deepEqual(rank('The visitor does not learn why the redirect failed'), ['3', '2', '1', '4']);
});

test('rare words count more than frequent ones', () => {
  assert.deepEqual(rank('A guest reads nothing').slice(0, 2), ['2', '1']);
});

test('words are compared by their beginnings', () => {
  assert.equal(rank('Signing out says nothing')[0], '4');
});

test('without shared words, the order stays', () => {
  assert.deepEqual(rank('Nothing'), ['1', '2', '3', '4']);
});
