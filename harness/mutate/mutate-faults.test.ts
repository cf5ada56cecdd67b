import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pickle } from '@cucumber/messages';
import { findOwners } from './mutate-faults.ts';

const toPickle = (...tags: readonly string[]): Pickle => ({
  id: '',
  uri: '',
  name: '',
  language: 'en',
  astNodeIds: [],
  steps: [],
  tags: tags.map((name) => ({ name, astNodeId: '' })),
});

const scenarios = new Map([
  ['route.home > one', toPickle('@route.home')],
  ['route.home > two', toPickle('@route.home', '@isolated')],
  ['route.home-page > three', toPickle('@route.home-page')],
  ['route.home > four', toPickle('@route.home', '@stack.specified')],
]);

test('the owners of a fault are the scenarios of its requirement that run on its lane', () => {
  const find = (lane: string): readonly string[] => findOwners({ requirement: 'route.home', lane }, scenarios);
  assert.deepEqual(find('react:fake'), ['route.home > one', 'route.home > two']);
  assert.deepEqual(find('react:fake@spec'), ['route.home > one', 'route.home > two', 'route.home > four']);
});
