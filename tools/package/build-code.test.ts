import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findClientEntries } from './build-code.ts';

const createChunk = (fileName: string, imports: readonly string[] = [], dynamicImports: readonly string[] = []) => ({
  fileName,
  isEntry: !fileName.startsWith('chunks/'),
  imports: [...imports],
  dynamicImports: [...dynamicImports],
});

test('an entry is a client entry if it imports React, directly or through a chunk, statically or dynamically', () => {
  const chunks = [
    createChunk('direct.js', ['react/jsx-runtime']),
    createChunk('through.js', ['chunks/a.js']),
    createChunk('later.js', [], ['chunks/a.js']),
    createChunk('none.js', ['chunks/b.js', 'firebase/auth', 'react-like']),
    createChunk('chunks/a.js', ['chunks/b.js', 'react-dom/client']),
    createChunk('chunks/b.js', ['chunks/c.js']),
    createChunk('chunks/c.js', ['chunks/b.js']),
  ];
  assert.deepEqual(
    findClientEntries(chunks).map(({ fileName }) => fileName),
    ['direct.js', 'through.js', 'later.js'],
  );
});
