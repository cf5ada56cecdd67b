import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inProject } from '../project.ts';
import { findProductSources } from './packed-package.ts';

const page = inProject('pages', 'test-bed.html');

const createChunk = (
  fileName: string,
  modules: readonly string[],
  more: { facadeModuleId?: string; imports?: string[]; dynamicImports?: string[] } = {},
) => ({
  fileName,
  facadeModuleId: null,
  imports: [],
  dynamicImports: [],
  moduleIds: modules.map((path) => inProject(path)),
  ...more,
});

const chunks = [
  createChunk('test-bed.js', ['pages/test-bed/main.tsx', 'src/app/App.tsx', 'src/start-app.tsx'], {
    facadeModuleId: page,
    imports: ['shared.js'],
    dynamicImports: ['later.js'],
  }),
  createChunk('shared.js', ['build/package/node_modules/doorstep-auth/react.js']),
  createChunk('later.js', ['src/app/signed-in/SignedIn.tsx'], { imports: ['shared.js'] }),
  createChunk('provider.js', ['src/renderers/plain/dom.ts'], { facadeModuleId: inProject('pages', 'provider.html') }),
];

test('modules of the package, of our app and of other pages are not reported', () => {
  assert.deepEqual(findProductSources(chunks, page), []);
});

test('sources of the product are found in every chunk that the page may load', () => {
  const withSources = [
    ...chunks.filter(({ fileName }) => !['shared.js', 'later.js'].includes(fileName)),
    createChunk('shared.js', ['src/widget/run-flow.ts']),
    createChunk('later.js', ['src/renderers/react/Field.tsx'], { imports: ['last.js'] }),
    createChunk('last.js', ['src/adapters/auth-error.ts']),
  ];
  assert.deepEqual(findProductSources(withSources, page), [
    'src/adapters/auth-error.ts',
    'src/renderers/react/Field.tsx',
    'src/widget/run-flow.ts',
  ]);
});

test('a page without a chunk is an error', () => {
  assert.throws(() => findProductSources(chunks, inProject('pages', 'none.html')), /Expected a chunk of the page/);
});
