import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pressKeys } from './keys.ts';

test('keys are pressed in order, and released in the opposite order', () => {
  assert.deepEqual(pressKeys('Shift+Tab').actions, [
    { type: 'keyDown', value: '\uE008' },
    { type: 'keyDown', value: '\uE004' },
    { type: 'keyUp', value: '\uE004' },
    { type: 'keyUp', value: '\uE008' },
  ]);
  assert.deepEqual(pressKeys('a').actions, [
    { type: 'keyDown', value: 'a' },
    { type: 'keyUp', value: 'a' },
  ]);
});

test('an unknown key is reported', () => {
  assert.throws(() => pressKeys('PageUp'), /unknown key "PageUp"/);
});
