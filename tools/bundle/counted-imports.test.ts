import assert from 'node:assert/strict';
import { it } from 'node:test';
import { countImports } from './counted-imports.ts';

it('counts each dynamic import and leaves everything else as it is', () => {
  const counted = '(globalThis.trackChunk ?? ((chunk) => chunk))';
  assert.equal(
    countImports(
      `import a from './a.js';\nconst says = 'import("b")'; // import('c')\nf(() => import('./d.js'), import('e'));`,
    ),
    `import a from './a.js';\nconst says = 'import("b")'; // import('c')\nf(() => ${counted}(import('./d.js')), ${counted}(import('e')));`,
  );
});

it('counts an import within an import', () => {
  const counted = '(globalThis.trackChunk ?? ((chunk) => chunk))';
  assert.equal(countImports("import((await import('a')).b)"), `${counted}(import((await ${counted}(import('a'))).b))`);
});
