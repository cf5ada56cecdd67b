import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findImports } from './imports.ts';

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
];

for (const [title, code, specifier, isType] of cases) {
  it(`finds ${title}`, () => {
    assert.deepEqual(findImports('x.tsx', `// a comment\n${code}`), [{ specifier, isType, line: 2 }]);
  });
}

it('finds no import in strings, comments and elements', () => {
  const code = `// import a from './a.ts'
    const text = "import b from './b.ts'";
    export const element = <p>import c from './c.ts'</p>;`;
  assert.deepEqual(findImports('x.tsx', code), []);
});

it('names the file that cannot be parsed', () => {
  assert.throws(() => findImports('broken.ts', 'import { from'), /broken\.ts/);
});
