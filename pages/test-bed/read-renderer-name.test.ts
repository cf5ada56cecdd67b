import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRendererName } from './read-renderer-name.ts';

test('readRendererName returns the name of a renderer', () => {
  assert.equal(readRendererName({ name: 'vue', mount: () => () => {} }), 'vue');
});

test('readRendererName throws an error with the reason if the value is not a renderer', () => {
  assert.throws(() => readRendererName(undefined), /expected an export named "renderer"; there is none/);
  assert.throws(() => readRendererName({ name: 'vue' }), /saw a name of type string and a mount of type undefined/);
  assert.throws(
    () => readRendererName({ mount: () => () => {} }),
    /saw a name of type undefined and a mount of type function/,
  );
});
