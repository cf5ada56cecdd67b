import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPrivatePaths, findUnwantedFiles } from './find-problems.ts';

test('tests, source maps and sources do not belong in the package', () => {
  assert.deepEqual(findUnwantedFiles(['react.js', 'types/package/react.d.ts', 'style.css', 'README.md']), []);
  for (const path of ['flow.test.js', 'react.js.map', 'src/react.ts', 'Widget.tsx']) {
    assert.equal(findUnwantedFiles([path]).length, 1, path);
  }
});

test('a path of this machine is found in any file', () => {
  const text = 'const file = "/home/ada/doorstep/src/main.ts";';
  assert.deepEqual(findPrivatePaths([{ path: 'react.js', text }], ['/home/ada']), [
    'react.js contains the path /home/ada, which exists on this machine only.',
  ]);
  assert.deepEqual(findPrivatePaths([{ path: 'react.js', text }], ['/home/grace', '/home/ad']), []);
});
