import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rendererName } from './renderer-name.ts';

test('a renderer has its name', () => {
  assert.equal(rendererName({ name: 'vue', mount: () => () => {} }), 'vue');
});

test('what is no renderer is said', () => {
  assert.throws(() => rendererName(undefined), /expected an export named "renderer"; there is none/);
  assert.throws(() => rendererName({ name: 'vue' }), /saw a name of type string and a mount of type undefined/);
  assert.throws(
    () => rendererName({ mount: () => () => {} }),
    /saw a name of type undefined and a mount of type function/,
  );
});
