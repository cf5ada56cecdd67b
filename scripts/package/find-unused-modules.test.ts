import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFiles, findLanguagesTogether, findParts } from './find-unused-modules.ts';

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

test('a part is not found if none of its modules is in a file', () => {
  assert.deepEqual(findParts([], modules, parts), []);
  assert.deepEqual(findParts(['style.css'], modules, parts), []);
});

test('the files that contain a module are found by a pattern for its path', () => {
  assert.deepEqual(findFiles(modules, /\/phone\.ts$/), ['chunks/numbers.js']);
  assert.deepEqual(findFiles(modules, /\/email\.ts$/), []);
});

test('an app must be able to load each language without loading another one', () => {
  const files = ['locales/de.js', 'locales/fr.js'];
  const find = (loadedWith: (file: string) => readonly string[]) => findLanguagesTogether(files, loadedWith);
  assert.deepEqual(
    find((file) => ['react.js', file]),
    [],
  );
  assert.deepEqual(
    find((file) => [...new Set([file, 'locales/fr.js'])]),
    ['loads locales/de.js, locales/fr.js together. Expected only locales/de.js.'],
  );
  assert.deepEqual(
    find((file) => (file === 'locales/de.js' ? [file] : ['react.js'])),
    ['cannot load locales/fr.js.'],
  );
});
