import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withCounts } from './counted-imports.ts';

it('each import that is made later is counted, and nothing else is touched', () => {
  const counted = '(globalThis.partIsComing ?? ((part) => part))';
  assert.equal(
    withCounts(
      `import a from './a.js';\nconst says = 'import("b")'; // import('c')\nf(() => import('./d.js'), import('e'));`,
    ),
    `import a from './a.js';\nconst says = 'import("b")'; // import('c')\nf(() => ${counted}(import('./d.js')), ${counted}(import('e')));`,
  );
});

it('an import of what another one says is counted, and the other one', () => {
  const counted = '(globalThis.partIsComing ?? ((part) => part))';
  assert.equal(withCounts("import((await import('a')).b)"), `${counted}(import((await ${counted}(import('a'))).b))`);
});
