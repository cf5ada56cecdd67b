import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFiles, findParts } from './find-unused-modules.ts';

const modules = {
  'react.js': ['/home/ada/src/renderers/react/Widget.tsx'],
  'chunks/numbers.js': ['/home/ada/node_modules/libphonenumber-js/metadata.json', '/home/ada/src/widget/phone.ts'],
};
const parts = [
  { name: 'React', paths: /\/renderers\/react\// },
  { name: 'phone numbers', paths: /\/libphonenumber-js\// },
];

test('a part is found if one of its modules is in a file', () => {
  assert.deepEqual(findParts(['react.js'], modules, parts), ['React']);
  assert.deepEqual(findParts(['chunks/numbers.js', 'react.js'], modules, parts), ['React', 'phone numbers']);
});

test('files without modules of a part contain nothing of it', () => {
  assert.deepEqual(findParts([], modules, parts), []);
  assert.deepEqual(findParts(['style.css'], modules, parts), []);
});

test('the files of a module are found', () => {
  assert.deepEqual(findFiles(modules, /\/phone\.ts$/), ['chunks/numbers.js']);
  assert.deepEqual(findFiles(modules, /\/email\.ts$/), []);
});
