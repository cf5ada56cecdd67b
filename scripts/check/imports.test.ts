import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findImports, findStyleImports } from './imports.ts';

const cases: readonly [title: string, code: string, specifier: string | null, isType: boolean][] = [
  ['a value', `import { a } from './a.ts';`, './a.ts', false],
  ['a type', `import type { A } from './a.ts';`, './a.ts', true],
  ['only inline types', `import { type A, type B } from './a.ts';`, './a.ts', true],
  ['a type and a value', `import { type A, b } from './a.ts';`, './a.ts', false],
  ['a side effect', `import './a.css';`, './a.css', false],
  ['a whole module', `import * as a from 'node:fs';`, 'node:fs', false],
  ['a re-export', `export { a } from './a.ts';`, './a.ts', false],
  ['a re-export of everything', `export * from './a.ts';`, './a.ts', false],
  ['a re-export of a type', `export type { A } from './a.ts';`, './a.ts', true],
  ['a dynamic import', `const load = () => import('./a.tsx');`, './a.tsx', false],
  ['a dynamic import in backticks', 'const load = () => import(`./a.tsx`);', './a.tsx', false],
  ['a computed import', 'const load = (name: string) => import(`./${name}.ts`);', null, false],
  ['an import in a type', `type A = import('./a.ts').A;`, './a.ts', true],
  ['an import in a doc comment', `/** @type {import('./a.ts').A} */ let a;`, './a.ts', true],
  ['an import tag in a doc comment', `/** @import { A } from './a.ts' */`, './a.ts', true],
  ['a reference to a file', `/// <reference path="a.ts" />`, './a.ts', true],
  ['a reference to types of a package', `/// <reference types="vite/client" />`, 'vite/client', true],
];

for (const [title, code, specifier, isType] of cases) {
  it(`finds ${title}`, () => {
    assert.deepEqual(findImports('x.tsx', `// a comment\n${code}`), [{ specifier, isType, line: 2 }]);
  });
}

for (const [title, code, specifier, by] of [
  ['a file in `new URL(…)`', `const a = new URL('./a.ts', import.meta.url);`, './a.ts', 'url'],
  ['a file in `new URL(…)` without "./"', `const a = new URL('a.css', import.meta.url);`, './a.css', 'url'],
  ['a computed path in `new URL(…)`', 'const a = new URL(name, import.meta.url);', null, 'url'],
  ['a pattern in `import.meta.glob(…)`', `const a = import.meta.glob('./*.ts');`, './*.ts', 'glob'],
  [
    'a list of patterns in `import.meta.glob(…)`',
    `const a = import.meta.glob<A>(['./*.ts'], { eager: true });`,
    './*.ts',
    'glob',
  ],
  [
    'a pattern that starts at another folder',
    `const a = import.meta.glob('./*.ts', { base: '../b' });`,
    '../b/*.ts',
    'glob',
  ],
] as const) {
  it(`finds ${title}`, () => {
    assert.deepEqual(findImports('x.ts', code), [{ specifier, isType: false, line: 1, by }]);
  });
}

it('finds no file in a `new URL(…)` that names a folder, or has a base other than `import.meta.url`', () => {
  const code = `new URL('..', import.meta.url); new URL('../', import.meta.url); new URL('/a', location.href);`;
  assert.deepEqual(findImports('x.ts', code), []);
});

it('finds the files that a style sheet imports or shows', () => {
  const code = `/* @import 'no.css'; */
    @import './a.css';
    p { background: url(b.svg); }
    a { background: url("data:image/svg+xml,x"); }`;
  assert.deepEqual(findStyleImports(code), [
    { specifier: './a.css', isType: false, line: 2 },
    { specifier: './b.svg', isType: false, line: 3 },
  ]);
});

it('finds no import in strings, comments and elements', () => {
  const code = `// import a from './a.ts'
    const text = "import b from './b.ts'";
    export const element = <p>import c from './c.ts'</p>;`;
  assert.deepEqual(findImports('x.tsx', code), []);
});

it('names the file that cannot be parsed', () => {
  assert.throws(() => findImports('broken.ts', 'import { from'), /broken\.ts/);
});
