import assert from 'node:assert/strict';
import { it } from 'node:test';
import { lanesNamed } from '../lanes/lanes.ts';
import { judgeLooks } from './judge-looks.ts';

const runOn = (lane: string, ...notLookedAt: readonly string[]) =>
  lanesNamed([lane]).map((each) => [each, { notLookedAt }] as const);

it('a screen that axe never looked at is told of, and wrong where everything was run', () => {
  const runs = [...runOn('react:fake', 'cup', 'tea at /'), ...runOn('plain:fake')];
  assert.deepEqual(judgeLooks(runs, true), {
    lines: ['✗ NOT LOOKED AT BY AXE, on react:fake: cup, tea at /'],
    isAsExpected: false,
  });
  assert.deepEqual(judgeLooks(runs, false), { lines: [], isAsExpected: true });
});

it('nothing is said where axe looked at all there is, nor of the reference', () => {
  const runs = [...runOn('react:fake'), ...runOn('firebaseui:emulator', 'tea')];
  assert.deepEqual(judgeLooks(runs, true), { lines: [], isAsExpected: true });
});
