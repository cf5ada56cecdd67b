import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listScreens, loadScreen } from '../../src/widget/flow/screens.ts';
import { parseReferenceMap, referenceIds } from './reference-map.ts';
import { declaredTransitions, judgeTransitions, type TransitionRun } from './transitions.ts';

// Load the screens and transitions before declaring tests. Node's test runner may miss tests that are declared after an `await`.
const names = await listScreens();
const declared = await declaredTransitions();

test('every screen has the name under which it is listed, and leads only to existing screens', async () => {
  const { signal } = new AbortController();
  for (const name of names) assert.equal((await loadScreen(name, signal)).name, name);
  const unknown = declared.filter(({ to }) => !names.some((name) => name === to));
  assert.deepEqual(unknown, []);
});

test('every screen can be reached from the start', () => {
  const reached = new Set<string>(['start']);
  for (const screen of reached) for (const { from, to } of declared) if (from === screen) reached.add(to);
  const unreachable = names.filter((name) => !reached.has(name));
  assert.deepEqual(unreachable, []);
});

/** Screens on which a sign-in begins. */
const firstScreens: readonly string[] = ['signIn', 'providerSignIn', 'phoneSignInStart', 'tenantList', 'tenantByEmail'];

/** Screens that lead to the next screen without an action of the visitor. */
const passedScreens: readonly string[] = [
  'start',
  'callback',
  'done',
  'emailChangeRevocation',
  'emailLinkCallback',
  'emailLinkSending',
  'emailVerification',
  'federatedRedirect',
  'projectCheck',
  'revertSecondFactor',
  'verifyAndChangeEmail',
];

const endScreens: readonly string[] = ['unrecoverableError', 'mergeConflict'];

test('from every screen, a visitor comes to the beginning of a sign-in in at most two actions', () => {
  const reached = new Set(firstScreens);
  const addPassed = (): void => {
    for (const { from, to } of declared) if (passedScreens.includes(from) && reached.has(to)) reached.add(from);
  };
  for (let actions = 1; actions <= 2; actions += 1) {
    for (const _each of passedScreens) addPassed();
    const before = new Set(reached);
    for (const { from, to } of declared) if (before.has(to)) reached.add(from);
  }
  assert.deepEqual(
    names.filter((name) => !reached.has(name)),
    endScreens,
  );
});

const transition = (from: string, to: string) => ({ from, to });
const map = (complete: boolean) =>
  parseReferenceMap(
    `complete: ${complete}\nreference:\n  - { id: T5, scenarios: [storage.none] }\n  - { id: T6, none: It has. }`,
    'map.yaml',
  );
const run: TransitionRun = {
  declared: [transition('start', 'signIn'), transition('signIn', 'done')],
  taken: [transition('start', 'signIn')],
  map: map(false),
  scenarios: [
    { id: '01-1/2', requirement: 'storage.none' },
    { id: '01-1/2', requirement: 'storage.none' },
    { id: '01-2', requirement: 'storage.some' },
  ],
  isWhole: true,
};

test('the report compares declared and taken transitions, each once and in order', () => {
  const { reference: _, ...report } = judgeTransitions({
    ...run,
    declared: [...run.declared, transition('signIn', 'done'), transition('done', 'start')],
    taken: [transition('start', 'signIn'), transition('signIn', 'done'), transition('start', 'done')],
  }).report;
  assert.deepEqual(report, {
    declared: ['done → start', 'signIn → done', 'start → signIn'],
    taken: ['signIn → done', 'start → done', 'start → signIn'],
    untaken: ['done → start'],
    undeclared: ['start → done'],
  });
});

test('an untaken transition is printed, and is an error if the map is complete', () => {
  const { lines, isAsExpected } = judgeTransitions(run);
  assert.deepEqual(lines, [
    'Transition not taken by any scenario: signIn → done',
    'The scenarios covered 1 of the 2 transitions between screens.',
  ]);
  assert.equal(isAsExpected, true);
  const complete = judgeTransitions({ ...run, map: map(true) });
  assert.equal(complete.lines[0], '✗ Transition not taken by any scenario: signIn → done');
  assert.equal(complete.isAsExpected, false);
});

test('a run of some scenarios need not take every transition', () => {
  const { lines, isAsExpected } = judgeTransitions({ ...run, map: map(true), isWhole: false });
  assert.deepEqual([lines, isAsExpected], [[], true]);
});

test('an undeclared transition is always an error', () => {
  const { lines, isAsExpected } = judgeTransitions({ ...run, taken: [transition('signIn', 'home')], isWhole: false });
  assert.deepEqual(lines, ['✗ Undeclared transition (add it to leadsTo of the first screen): signIn → home']);
  assert.equal(isAsExpected, false);
});

test('the report contains all transitions of the reference, with the scenarios that ran', () => {
  const { reference } = judgeTransitions(run).report;
  assert.equal(reference.length, referenceIds.length);
  assert.deepEqual(reference.slice(3, 6), [
    { id: 'T4', scenarios: [], none: null },
    { id: 'T5', scenarios: ['01-1/2'], none: null },
    { id: 'T6', scenarios: [], none: 'It has.' },
  ]);
});
