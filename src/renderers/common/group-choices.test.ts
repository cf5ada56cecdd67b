import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupChoices } from './group-choices.ts';

const choice = { label: '', shortLabel: '', icon: '', color: '' };
const icon = { ...choice, isIconOnly: true } as const;

test('choices that show only an icon have a list of their own', () => {
  const groupNames = (choices: Parameters<typeof groupChoices>[0]) =>
    groupChoices(choices).map((group) => group.map(([name]) => name));
  assert.deepEqual(groupNames({ a: choice, b: icon, c: icon, d: choice, e: choice }), [['a'], ['b', 'c'], ['d', 'e']]);
  assert.deepEqual(groupNames({ a: choice, b: choice }), [['a', 'b']]);
  assert.deepEqual(groupNames({ a: icon, b: icon }), [['a', 'b']]);
  assert.deepEqual(groupNames({}), []);
});
