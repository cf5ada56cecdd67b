import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintOrder } from './order.ts';
import { underRule } from './sample.ts';

const scenario = (...steps: readonly string[]) => underRule('Scenario: Home', ...steps);

for (const [title, file] of [
  ['Given, When, Then', scenario('Given a door', 'And a key', 'When she opens it', 'Then she is in', 'But not alone')],
  ['no When, where there is nothing to do', scenario('Given a door', 'Then it is shut')],
  ['no Given', scenario('When she knocks', 'Then it opens')],
  ['a journey that goes several ways', underRule('@journey', 'Scenario: Home', 'When a', 'Then b', 'When c', 'Then d')],
  ['a Background of Given', underRule('Background:', 'Given a door', 'And a key', 'Scenario: Home', 'Then it is shut')],
] as const) {
  test(`${title} is fine`, () => {
    assert.deepEqual(lintOrder(file), []);
  });
}

for (const [title, file, problem] of [
  [
    'a second When',
    scenario('When she knocks', 'When she waits', 'Then it opens'),
    'door.feature:6: expected one When, saw a second: "When she waits"; only a @journey has several',
  ],
  [
    'And after When',
    scenario('When she knocks', 'And she waits', 'And she waits more', 'Then it opens'),
    'door.feature:6: expected one When, saw a second: "And she waits"; only a @journey has several',
  ],
  [
    'an action after Then',
    scenario('When she knocks', 'Then it opens', 'When she goes in'),
    'door.feature:7: expected no When after a Then, saw "When she goes in"',
  ],
  [
    'Given after When',
    scenario('When she knocks', 'Given a door', 'Then it opens'),
    'door.feature:6: expected no Given after a When, saw "Given a door"',
  ],
  [
    'an action in a Background',
    underRule('Background:', 'Given a door', 'When she knocks', 'Scenario: Home', 'Then it opens'),
    'door.feature:6: expected only Given in a Background, saw "When she knocks"',
  ],
] as const) {
  test(`${title} is a problem`, () => {
    assert.deepEqual(lintOrder(file), [problem]);
  });
}
