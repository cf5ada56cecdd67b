import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintOrder } from './order.ts';
import { underRule } from './sample.ts';

const scenario = (...steps: readonly string[]) => underRule('Scenario: Home', ...steps);

for (const [title, file] of [
  ['Given, When, Then', scenario('Given a door', 'And a key', 'When she opens it', 'Then she is in', 'But not alone')],
  ['Given and Then without When', scenario('Given a door', 'Then it is shut')],
  ['When and Then without Given', scenario('When she knocks', 'Then it opens')],
  ['a journey with several When', underRule('@journey', 'Scenario: Home', 'When a', 'Then b', 'When c', 'Then d')],
  [
    'a Background with only Given',
    underRule('Background:', 'Given a door', 'And a key', 'Scenario: Home', 'Then it is shut'),
  ],
] as const) {
  test(`${title} is valid`, () => {
    assert.deepEqual(lintOrder(file), []);
  });
}

for (const [title, file, problem] of [
  [
    'a second When',
    scenario('When she knocks', 'When she waits', 'Then it opens'),
    'door.feature:6: expected one When, saw a second: "When she waits"; only a @journey may have several',
  ],
  [
    'And after a When',
    scenario('When she knocks', 'And she waits', 'And she waits more', 'Then it opens'),
    'door.feature:6: expected one When, saw a second: "And she waits"; only a @journey may have several',
  ],
  [
    'When after a Then',
    scenario('When she knocks', 'Then it opens', 'When she goes in'),
    'door.feature:7: expected no When after a Then, saw "When she goes in"',
  ],
  [
    'Given after a When',
    scenario('When she knocks', 'Given a door', 'Then it opens'),
    'door.feature:6: expected no Given after a When, saw "Given a door"',
  ],
  [
    'When in a Background',
    underRule('Background:', 'Given a door', 'When she knocks', 'Scenario: Home', 'Then it opens'),
    'door.feature:6: expected only Given in a Background, saw "When she knocks"',
  ],
] as const) {
  test(`${title} is a problem`, () => {
    assert.deepEqual(lintOrder(file), [problem]);
  });
}
