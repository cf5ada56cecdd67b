import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { summarize, writeApp } from './bundle-consumer.ts';
import type { OutputFile } from './bundlers/bundler.ts';

test('the app uses the imported names, and imports an entry without names only for its side effects', () => {
  assert.equal(
    writeApp({ element: [], firebase: ['firebaseBackend', 'AuthError'] }),
    [
      "import 'doorstep-auth/element';",
      "import { firebaseBackend, AuthError } from 'doorstep-auth/firebase';",
      'console.log(firebaseBackend, AuthError);',
      '',
    ].join('\n'),
  );
});

const linked = (file: string): string => `/tmp/app/node_modules/doorstep-auth/${file}`;
const files: readonly OutputFile[] = [
  {
    name: 'app.js',
    isEntry: true,
    imports: ['shared.js'],
    modules: ['/tmp/app/app.js', linked('react.js')],
    code: 'a',
  },
  { name: 'shared.js', isEntry: false, imports: [], modules: ['/project/package/chunks/ui.js'], code: 'b' },
  {
    name: 'later.js',
    isEntry: false,
    imports: ['shared.js', 'icons.js'],
    modules: [linked('chunks/later.js')],
    code: 'c',
  },
  { name: 'icons.js', isEntry: false, imports: [], modules: [linked('chunks/icons.js')], code: 'd' },
];

test('the files at the start are found by the path of the linked package and by its real path', () => {
  const { first, all } = summarize(files, '/project/package');
  assert.deepEqual(first, ['react.js', 'chunks/ui.js']);
  assert.deepEqual(all, ['react.js', 'chunks/ui.js', 'chunks/later.js', 'chunks/icons.js']);
});

test('a later `import()` loads the chunk that contains the file, and the chunks that this chunk imports', () => {
  const { loadedWith } = summarize(files, '/project/package');
  assert.deepEqual(loadedWith('chunks/icons.js'), ['react.js', 'chunks/ui.js', 'chunks/icons.js']);
  assert.deepEqual(loadedWith('chunks/later.js'), ['react.js', 'chunks/ui.js', 'chunks/later.js', 'chunks/icons.js']);
});

test('the size of a later `import()` includes the static imports of the chunk', () => {
  const { measure } = summarize(files, '/project/package');
  const sizeOf = (code: string): number => gzipSync(code, { level: 9 }).length;
  assert.equal(measure(), sizeOf('a\nb'));
  assert.equal(measure(['chunks/unknown.js']), sizeOf('a\nb'));
  assert.equal(measure(['chunks/later.js']), sizeOf('a\nb\nc\nd'));
});

test('the size does not depend on the order in which the bundler lists later files', () => {
  // Returns a text that is too long for gzip: if two files have this text, gzip does not notice the repetition.
  const createNoise = (seed: number): string => {
    let value = seed;
    const next = () => String.fromCharCode(33 + ((value = (value * 48_271) % 2_147_483_647) % 90));
    return Array.from({ length: 40_000 }, next).join('');
  };
  const toFile = (name: string, code: string): OutputFile => ({
    name,
    code,
    modules: [`/project/package/${name}`],
    imports: [],
    isEntry: name === 'start.js',
  });
  const start = toFile('start.js', createNoise(1).slice(0, 20_000));
  const copy = toFile('copy.js', start.code);
  const other = toFile('other.js', createNoise(2));
  const measure = (listed: readonly OutputFile[], later: readonly string[]) =>
    summarize(listed, '/project/package').measure(later);
  const later = ['copy.js', 'other.js'];
  assert.equal(measure([start, other, copy], later), measure([start, copy, other], later));
  assert.ok(measure([start, copy, other], later) < measure([start, copy, other], later.toReversed()));
});
